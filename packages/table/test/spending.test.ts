/** The spending round. */
import type { SeenRound } from '@illuminice/protocol';
import { expect, test } from 'vitest';
import type { FakeHost, HostSetup } from './fake-host.ts';
import { aHostWith, group, holding } from './positions.ts';

const HANDS = { ben: ['swiss-bank-account'], cleo: ['slush-fund'] };

async function attacking(
  setup: HostSetup = {},
  hands: Readonly<Record<string, readonly string[]>> = HANDS,
): Promise<FakeHost> {
  const host = await aHostWith(holding(hands), setup);
  const attack = { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') } as const;
  expect(await host.send(0, attack)).toEqual({ ok: true });
  expect(host.table.state.moment.kind).toBe('spending');
  return host;
}

function isSpending(host: FakeHost): boolean {
  return host.table.state.moment.kind === 'spending';
}

test('[R-24.6] pace is the shortest length of a spending round', async () => {
  const host = await attacking();
  for (const seat of [0, 1, 2]) await host.send(seat, { type: 'done' });
  expect(isSpending(host)).toBe(true);
  await host.pass(3.999);
  expect(isSpending(host)).toBe(true);
  await host.pass(0.001);
  expect(isSpending(host)).toBe(false);
});

test('[R-9.7] after pace it ends as soon as all are done', async () => {
  const host = await attacking();
  await host.pass(10);
  await host.send(1, { type: 'done' });
  await host.send(2, { type: 'done' });
  expect(isSpending(host)).toBe(true);
  await host.send(0, { type: 'done' });
  expect(isSpending(host)).toBe(false);
});

test('[R-24.6] its clock counts from the last spend, which also clears all done flags', async () => {
  const host = await attacking();
  await host.send(1, { type: 'done' });
  await host.pass(15);
  expect(await host.send(2, { type: 'spend', from: 2, amount: 1, side: 'for' })).toEqual({ ok: true });
  expect(host.lastTo(1).table.own?.answered).toBe(false);
  expect(host.lastTo(1).table.clock?.endsAt).toBe(host.time + 20_000);
  await host.send(0, { type: 'done' });
  await host.pass(19.999);
  expect(isSpending(host)).toBe(true);
  await host.pass(0.001);
  expect(isSpending(host)).toBe(false);
});

test('[R-24.6] nobody is sent anything when another is done', async () => {
  const host = await attacking();
  host.sent.length = 0;
  await host.send(1, { type: 'done' });
  expect(host.sent.map(({ viewer }) => viewer)).toEqual([1]);
  expect((await host.table.updateFor(0)).view?.questions.at(-1)).toEqual({ kind: 'spending', answered: false });
});

/** The round as this seat was told of it last. */
function seenBy(host: FakeHost, seat: number): SeenRound {
  const { window = -1, round = -1 } = host.lastTo(seat).table.clock ?? {};
  return { window, round };
}

const CHANGED = { ok: false, refusal: { code: 'NUMBERS_CHANGED', rule: 'R-9.7', values: { need: 'numbersSeen' } } };

test('[R-9.7][S-1] done is not taken for numbers that somebody changed after it was pressed; with a fresh look it is', async () => {
  // "Computer players interfere about 1 s after Spend, so the tap on ATTACK also hits a number that has just changed."
  const host = await attacking();
  await host.pass(10);
  const seen = seenBy(host, 0);
  for (const seat of [1, 2]) await host.send(seat, { type: 'done' });
  expect(await host.send(2, { type: 'spend', from: 2, amount: 1, side: 'against' })).toEqual({ ok: true });
  for (const seat of [1, 2]) await host.send(seat, { type: 'done' });
  const entries = host.log().length;
  const done = { type: 'command', command: { type: 'done' } } as const;
  expect(await host.act(0, { ...done, seen })).toEqual(CHANGED);
  expect(host.log()).toHaveLength(entries);
  expect(isSpending(host)).toBe(true);
  expect(await host.act(0, { ...done, seen: seenBy(host, 0) })).toMatchObject({ ok: true });
  expect(isSpending(host)).toBe(false);
});

test('[R-9.7][S-1] nothing is paid for numbers that have changed; each payment of one’s own is one round', async () => {
  const host = await attacking();
  const { window, round } = seenBy(host, 0);
  const spend = (made: number) =>
    ({
      type: 'command',
      command: { type: 'spend', from: 0, amount: 1 },
      seen: { window, round: round + made },
    }) as const;
  expect(await host.act(0, spend(0))).toMatchObject({ ok: true });
  expect(await host.act(0, spend(1))).toMatchObject({ ok: true });
  await host.send(2, { type: 'spend', from: 2, amount: 1, side: 'for' });
  expect(await host.act(0, spend(2))).toEqual(CHANGED);
  expect(host.table.state.game?.attack?.spent.attackerIlluminati).toBe(2);
  // Whoever does not say what they saw is taken as before: bots, and pages of the last release.
  expect(await host.send(0, { type: 'spend', from: 0, amount: 1 })).toMatchObject({ ok: true });
});

test('[R-9.7] a press for an attack that is over is not taken for the next one', async () => {
  const host = await attacking();
  const seen = seenBy(host, 1);
  await host.send(0, { type: 'callOff' });
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') });
  expect(isSpending(host)).toBe(true);
  expect(await host.act(1, { type: 'command', command: { type: 'done' }, seen })).toEqual(CHANGED);
});

test('[R-24.6] the round that is told counts what everybody saw, and no answer', async () => {
  const host = await attacking();
  const before = seenBy(host, 0);
  await host.send(1, { type: 'done' });
  await host.act(2, { type: 'standing', kind: 'stayOut', on: true });
  for (const viewer of [0, 1, 2, 'spectator'] as const)
    expect((await host.table.updateFor(viewer)).table.clock).toMatchObject(before);
  await host.send(2, { type: 'spend', from: 2, amount: 1, side: 'for' });
  expect(seenBy(host, 0)).toEqual({ ...before, round: before.round + 1 });
});

test('[R-24.6] nobody waits for a seat that everybody can see has nothing to spend and nothing to play', async () => {
  const position = holding({ ben: ['slush-fund'] });
  const seats = { ...position.seats, cleo: { ...(position.seats.cleo as object), money: 0 } } as typeof position.seats;
  const host = await aHostWith({ ...position, seats });
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') });
  await host.pass(5);
  await host.send(0, { type: 'done' });
  await host.send(1, { type: 'done' });
  expect(isSpending(host)).toBe(false);
});

test('[R-24.6] stay out of attacks that do not touch me: done without a word, but not for the defender', async () => {
  const host = await aHostWith(holding(HANDS));
  await host.act(1, { type: 'standing', kind: 'stayOut', on: true });
  await host.act(2, { type: 'standing', kind: 'stayOut', on: true });
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('kgb') });
  await host.pass(5);
  await host.send(0, { type: 'done' });
  expect(isSpending(host)).toBe(true);
  await host.send(1, { type: 'done' });
  expect(isSpending(host)).toBe(false);
});

test('[R-24.6] computer players are asked again after every spend and answer together after a constant time', async () => {
  const host = await attacking({
    seats: ['human', 'human', 'bot'],
    bot: ({ view }) =>
      view.attack?.spent.interfereAgainst ? { type: 'done' } : { type: 'spend', from: 2, amount: 1, side: 'against' },
  });
  const spentAt = () =>
    host
      .log()
      .filter(({ facts }) => facts.some((fact) => fact.type === 'game' && fact.command.type === 'spend'))
      .map(({ at }) => at);
  const opened = host.time;
  await host.pass(2.399);
  expect(spentAt()).toEqual([]);
  await host.pass(0.001);
  expect(spentAt()).toEqual([opened + 2400]);
  expect(host.table.state.moment.botsAnswered).toBe(false);
  await host.pass(2.4);
  expect(host.table.state.moment.botsAnswered).toBe(true);
  expect(host.botRequests.map(({ occasion, seat }) => [occasion, seat])).toEqual([
    ['spending', 2],
    ['spending', 2],
  ]);
});
