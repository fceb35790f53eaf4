/** When each term of a proposal is kept and when it is broken, from both sides (R-14.5; docs/negotiation.md). */
import { pack } from '@illuminice/cards';
import type { PromiseDeed, PromiseKind } from '@illuminice/protocol';
import { expect, test } from 'vitest';
import type { FakeHost } from './fake-host.ts';
import { aHostWith, group, holding, THREE } from './positions.ts';

/** Ana is to act. */
async function promised(by: number, to: number, promise: PromiseKind, position = THREE): Promise<FakeHost> {
  const host = await aHostWith(position, { options: { pace: 0 } });
  expect(await host.act(by, { type: 'propose', to: [to], terms: [{ by, promise }] })).toEqual({ ok: true });
  return host;
}

const special = (key: string) => pack.specialNumbers.get(key) ?? -1;

async function attack(host: FakeHost, attacker: string, target: string): Promise<void> {
  const seat = host.table.state.game?.turn.seat ?? 0;
  const answer = await host.send(seat, {
    type: 'attack',
    kind: 'control',
    attacker: group(attacker),
    target: group(target),
  });
  expect(answer).toEqual({ ok: true });
}

async function finishAttack(host: FakeHost): Promise<void> {
  for (let guard = 0; guard < 20 && host.table.state.game?.attack; guard++)
    for (const seat of host.table.state.game?.attack ? [0, 1, 2] : []) await host.send(seat, { type: 'default' });
}

async function nextTurn(host: FakeHost): Promise<void> {
  const isPlain = () => host.table.state.moment.kind === 'plain';
  await host.send(host.table.state.game?.turn.seat ?? 0, { type: 'endTurn' });
  for (let guard = 0; guard < 20 && !isPlain(); guard++)
    for (const seat of [0, 1, 2]) if (!isPlain()) await host.send(seat, { type: 'default' });
}

const stateOf = (host: FakeHost) => host.table.state.promises[0]?.state;
const deedIn = (host: FakeHost): PromiseDeed | undefined => host.table.state.promises[0]?.broken?.deed;

test('[R-14.5] "I stay out of your next attack on Texas": an attack on another Group is none of it', async () => {
  const host = await promised(1, 0, { kind: 'stayOut', target: group('texas') });
  await attack(host, 'cia', 'yuppies');
  await host.send(1, { type: 'spend', from: 1, amount: 1, side: 'against' });
  await finishAttack(host);
  expect(stateOf(host)).toBe('open');

  const broken = await promised(1, 0, { kind: 'stayOut', target: group('texas') });
  await attack(broken, 'cia', 'texas');
  await broken.send(1, { type: 'spend', from: 1, amount: 1, side: 'for' });
  expect(deedIn(broken)).toEqual({ kind: 'spent', amount: 1, side: 'for', target: group('texas') });
});

test('[R-14.5] said while the attack is on, staying out and help are meant for it', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  await attack(host, 'cia', 'yuppies');
  await host.act(1, { type: 'propose', to: [0], terms: [{ by: 1, promise: { kind: 'stayOut' } }] });
  await host.act(2, { type: 'propose', to: [0], terms: [{ by: 2, promise: { kind: 'back', amount: 2 } }] });
  await host.send(2, { type: 'spend', from: 2, amount: 2, side: 'for' });
  await finishAttack(host);
  expect(host.table.state.promises.map(({ state }) => state)).toEqual(['kept', 'kept']);
});

test('[R-14.5] said while what was won is being placed, help is meant for the next attack: nobody could pay any more', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  await attack(host, 'cia', 'yuppies');
  for (const [from, amount] of [
    [group('cia'), 3],
    [0, 9],
  ] as const)
    await host.send(0, { type: 'spend', from, amount });
  const stage = () => host.table.state.game?.attack?.stage;
  for (let guard = 0; guard < 20 && stage() !== 'placing'; guard++)
    for (const seat of [0, 1, 2]) if (stage() !== 'placing') await host.send(seat, { type: 'default' });
  expect(stage()).toBe('placing');
  for (const promise of [
    { kind: 'oppose', seat: 0, amount: 2 },
    { kind: 'back', amount: 2 },
    { kind: 'stayOut' },
  ] as const)
    expect(await host.act(1, { type: 'propose', to: [0], terms: [{ by: 1, promise }] })).toEqual({ ok: true });
  await finishAttack(host);
  expect(stage()).toBeUndefined();
  expect(host.table.state.promises.map(({ state }) => state)).toEqual(['open', 'open', 'open']);
});

test('[R-14.5] "2 MB on my next turn", said in a turn of one’s own, is meant for it: paid at once it is kept', async () => {
  const host = await promised(0, 1, { kind: 'pay', amount: 2 });
  await host.send(0, { type: 'give', to: 1, money: 1 });
  expect(host.lastTo(0).table.promises[0]).toMatchObject({ state: 'open', running: true, paid: 1 });
  await host.send(0, { type: 'give', to: 1, money: 1 });
  expect(stateOf(host)).toBe('kept');

  const unpaid = await promised(0, 1, { kind: 'pay', amount: 2 });
  await nextTurn(unpaid);
  expect(deedIn(unpaid)).toEqual({ kind: 'unpaid', paid: 0 });
});

test('[R-14.5] "2 MB for your attack on Texas" counts there alone', async () => {
  const term: PromiseKind = { kind: 'back', amount: 2, target: group('texas') };
  const other = await promised(1, 0, term);
  await attack(other, 'cia', 'yuppies');
  await finishAttack(other);
  expect(stateOf(other)).toBe('open');
  const broken = await promised(1, 0, term);
  await attack(broken, 'cia', 'texas');
  await broken.send(1, { type: 'spend', from: 1, amount: 1, side: 'for' });
  await finishAttack(broken);
  expect(deedIn(broken)).toEqual({ kind: 'unpaid', paid: 1 });
});

test('[R-14.5] "I leave Texas to you": broken by taking it or paying against it, kept when the time is over', async () => {
  const term: PromiseKind = { kind: 'leave', group: group('texas'), turns: 1 };
  const taken = await promised(0, 1, term);
  await attack(taken, 'cia', 'texas');
  expect(deedIn(taken)).toEqual({ kind: 'attacked', attacker: group('cia'), target: group('texas') });

  const paid = await promised(1, 0, term);
  await attack(paid, 'cia', 'texas');
  await paid.send(1, { type: 'spend', from: 1, amount: 2, side: 'against' });
  expect(deedIn(paid)).toEqual({ kind: 'spent', amount: 2, side: 'against', target: group('texas') });

  const kept = await promised(0, 1, term);
  await attack(kept, 'cia', 'yuppies');
  await finishAttack(kept);
  expect(stateOf(kept)).toBe('open');
  await nextTurn(kept);
  expect(stateOf(kept)).toBe('kept');
});

test.each([
  ['"I attack Ben"', { kind: 'attack', seat: 1 }],
  ['"I attack the KGB"', { kind: 'attackGroup', group: group('kgb') }],
  ['"I stop Ben"', { kind: 'stop', seat: 1 }],
] as const)('[R-14.5] %s: kept by an attack that ends, broken by a turn without one', async (_, term) => {
  const kept = await promised(0, 2, term);
  await attack(kept, 'cia', 'kgb');
  await kept.send(0, { type: 'callOff' });
  expect(stateOf(kept)).toBe('open');
  await attack(kept, 'cia', 'kgb');
  await finishAttack(kept);
  expect(stateOf(kept)).toBe('kept');

  const broken = await promised(0, 2, term);
  await attack(broken, 'cia', 'mafia');
  await finishAttack(broken);
  await nextTurn(broken);
  expect(deedIn(broken)).toEqual({ kind: 'undone' });
});

test('[R-14.5] "I stop Ana" is kept by money against her attack too; promised by Ben, it lasts until his turn is over', async () => {
  const paid = await promised(1, 2, { kind: 'stop', seat: 0 });
  await attack(paid, 'cia', 'yuppies');
  await paid.send(1, { type: 'spend', from: 1, amount: 1, side: 'against' });
  expect(stateOf(paid)).toBe('kept');
  const idle = await promised(1, 2, { kind: 'stop', seat: 0 });
  await nextTurn(idle);
  expect(stateOf(idle)).toBe('open');
  await nextTurn(idle);
  expect(stateOf(idle)).toBe('broken');
});

test('[R-9.10 R-14.5] "my next attack is not privileged"', async () => {
  const position = holding({ ana: ['bribery'] });
  const kept = await promised(0, 1, { kind: 'noPrivilege' }, position);
  await attack(kept, 'cia', 'yuppies');
  await finishAttack(kept);
  expect(stateOf(kept)).toBe('kept');
  const broken = await promised(0, 1, { kind: 'noPrivilege' }, position);
  await broken.send(0, {
    type: 'attack',
    kind: 'control',
    attacker: group('cia'),
    target: group('yuppies'),
    privilege: { discard: special('bribery') },
  });
  await finishAttack(broken);
  expect(deedIn(broken)).toEqual({ kind: 'privileged', target: group('yuppies') });
});

test('[R-18.2 R-14.5] "I do not play it": broken by playing it; giving it away tells nobody anything', async () => {
  const position = holding({ ana: ['swiss-bank-account'] });
  const term: PromiseKind = { kind: 'keepSpecial', special: special('swiss-bank-account'), turns: 1 };
  const broken = await promised(0, 1, term, position);
  await broken.send(0, { type: 'play', card: special('swiss-bank-account') });
  expect(deedIn(broken)).toEqual({ kind: 'played', special: special('swiss-bank-account') });
  const given = await promised(0, 1, term, position);
  await given.send(0, { type: 'give', to: 2, specials: [special('swiss-bank-account')] });
  expect(stateOf(given)).toBe('open');
  await nextTurn(given);
  expect(stateOf(given)).toBe('kept');
});
