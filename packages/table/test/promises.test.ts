/** The promise ledger: recorded as said, never enforced, judged where the game can tell. */
import { expect, test } from 'vitest';
import type { PromiseKind } from '../src/index.ts';
import type { FakeHost } from './fake-host.ts';
import { aHostWith, group, THREE } from './positions.ts';

async function promised(from: number, to: number, promise?: PromiseKind, secret = false): Promise<FakeHost> {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  const act = { type: 'promise', to, text: 'as said', ...(promise ? { promise } : {}), secret } as const;
  expect(await host.act(from, act)).toEqual({ ok: true });
  return host;
}

async function anaAttacks(host: FakeHost, target = 'yuppies'): Promise<void> {
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group(target) });
}

async function finishAttack(host: FakeHost): Promise<void> {
  for (let guard = 0; guard < 20 && host.table.state.game?.attack; guard++)
    for (const seat of host.table.state.game?.attack ? [0, 1, 2] : []) await host.send(seat, { type: 'default' });
}

/** Ends the turn and answers everything until the next plain phase. */
async function nextTurn(host: FakeHost): Promise<void> {
  await host.send(host.table.state.game?.turn.seat ?? 0, { type: 'endTurn' });
  for (let guard = 0; guard < 20 && !isPlain(host); guard++)
    for (const seat of [0, 1, 2]) if (!isPlain(host)) await host.send(seat, { type: 'default' });
}

function isPlain(host: FakeHost): boolean {
  return host.table.state.moment.kind === 'plain';
}

const stateOfPromise = (host: FakeHost) => host.table.state.promises[0]?.state;

test('a promise is shown to all as said; a secret one to the two alone', async () => {
  const host = await promised(1, 0);
  expect(host.lastTo(2).table.promises).toEqual([{ serial: 1, from: 1, to: 0, text: 'as said', state: 'open' }]);
  host.sent.length = 0;
  await host.act(1, { type: 'promise', to: 2, text: 'between us', secret: true });
  expect(host.sentTo(0)).toEqual([]);
  expect((await host.table.updateFor(0)).table.promises).toHaveLength(1);
  expect(host.lastTo(2).table.promises).toHaveLength(2);
  await host.act(2, { type: 'promise', to: 1, text: 'for all to hear' });
  // A number left out would tell of what was said in between.
  expect(host.lastTo(0).table.promises.map(({ serial, text }) => [serial, text])).toEqual([
    [1, 'as said'],
    [2, 'for all to hear'],
  ]);
  expect(await host.act(1, { type: 'promise', to: 1, text: 'to myself' })).toMatchObject({
    refusal: { code: 'BAD_PROMISE' },
  });
});

test('"I stay out of your next attack" is kept by staying out and broken by spending', async () => {
  const kept = await promised(1, 0, { kind: 'stayOut' });
  await anaAttacks(kept);
  await kept.send(2, { type: 'spend', from: 2, amount: 1, side: 'against' });
  await finishAttack(kept);
  expect(stateOfPromise(kept)).toBe('kept');
  expect((await kept.table.updateFor(2)).table.seats[1]).toMatchObject({ kept: 1, broken: 0 });

  const broken = await promised(1, 0, { kind: 'stayOut' });
  await anaAttacks(broken);
  expect(stateOfPromise(broken)).toBe('open');
  await broken.send(1, { type: 'spend', from: 1, amount: 1, side: 'for' });
  expect(stateOfPromise(broken)).toBe('broken');
  expect(broken.lastTo(2).table.seats[1]).toMatchObject({ kept: 0, broken: 1 });
});

test('an attack that is called off is no attack', async () => {
  const host = await promised(1, 0, { kind: 'stayOut' });
  await anaAttacks(host);
  await host.send(0, { type: 'callOff' });
  expect(stateOfPromise(host)).toBe('open');
});

test('"2 MB on my next turn" is kept by paying them then, not before and not less', async () => {
  const host = await promised(1, 0, { kind: 'pay', amount: 2 });
  await host.send(1, { type: 'give', to: 0, money: 2 });
  expect(stateOfPromise(host)).toBe('open');
  await nextTurn(host);
  expect(host.table.state.game?.turn.seat).toBe(1);
  await host.send(1, { type: 'give', to: 0, money: 1 });
  expect(stateOfPromise(host)).toBe('open');
  await host.send(1, { type: 'give', to: 0, money: 1 });
  expect(stateOfPromise(host)).toBe('kept');

  const broken = await promised(1, 0, { kind: 'pay', amount: 2 });
  await nextTurn(broken);
  await broken.send(1, { type: 'give', to: 0, money: 1 });
  await nextTurn(broken);
  expect(stateOfPromise(broken)).toBe('broken');
});

test('"I will not attack you for a turn" is broken by an attack on his Group and kept when the turn is over', async () => {
  const broken = await promised(0, 1, { kind: 'peace', turns: 1 });
  await anaAttacks(broken, 'kgb');
  expect(stateOfPromise(broken)).toBe('broken');
  const kept = await promised(0, 1, { kind: 'peace', turns: 1 });
  await anaAttacks(kept, 'mafia');
  await finishAttack(kept);
  await nextTurn(kept);
  expect(stateOfPromise(kept)).toBe('kept');
});

test('words alone are never judged', async () => {
  const host = await promised(0, 1);
  await anaAttacks(host, 'kgb');
  await finishAttack(host);
  await nextTurn(host);
  expect(stateOfPromise(host)).toBe('open');
});

/** Cleo is a computer player who asks 3 MB of Ana for staying out of the attack that is under way. */
async function aPriceForPeace(): Promise<FakeHost> {
  const host = await aHostWith(THREE, {
    seats: ['human', 'human', 'bot'],
    word: { to: 0, text: 'I stay out.', promise: { kind: 'stayOut' } },
    bot: ({ occasion, options }) =>
      occasion === 'spending' && options.offer?.to.includes(0)
        ? { type: 'offer', to: 0, give: {}, want: { money: 3 } }
        : { type: 'done' },
  });
  await anaAttacks(host);
  host.sent.length = 0;
  await host.pass(5);
  return host;
}

test('[R-14.11] what a computer player promises with an offer is between the two, and nothing until it is accepted', async () => {
  const host = await aPriceForPeace();
  const { serial = 0 } = host.table.state.game?.offers[0] ?? {};
  expect(host.lastTo(0).table.promises).toMatchObject([{ from: 2, to: 0, text: 'I stay out.', state: 'offered' }]);
  expect((await host.table.updateFor(1)).table.promises).toEqual([]);
  expect((await host.table.updateFor('spectator')).table.promises).toEqual([]);
  await host.send(0, { type: 'reject', from: 2, serial });
  expect((await host.table.updateFor(0)).table.promises).toEqual([]);
});

test('[R-14.5] accepted, it stands in the ledger for all, and the attack it was bought in is judged', async () => {
  const host = await aPriceForPeace();
  const { serial = 0 } = host.table.state.game?.offers[0] ?? {};
  await host.send(0, { type: 'accept', from: 2, serial });
  expect(host.lastTo(1).table.promises).toMatchObject([{ from: 2, to: 0, state: 'open' }]);
  for (let guard = 0; guard < 20 && host.table.state.game?.attack; guard++) {
    for (const seat of [0, 1]) await host.send(seat, { type: 'default' });
    await host.pass(5);
  }
  expect(stateOfPromise(host)).toBe('kept');
  expect((await host.table.updateFor(1)).table.seats[2]).toMatchObject({ kept: 1, broken: 0 });
});
