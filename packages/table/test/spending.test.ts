/** The spending round. */
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
