/** Fair dice before the first card is dealt. */
import { seatCommitmentOf, verifyCeremony } from '@illuminice/fair-dice';
import { expect, test } from 'vitest';
import { FakeHost } from './fake-host.ts';
import { layOut, stateOf, THREE } from './positions.ts';

const seedOf = (seat: number) => `${seat + 7}`.padStart(64, 'a');

function commitmentOf(host: FakeHost, seat: number): string {
  const { ceremonyId, serverCommitment } = host.table.state.dice.ceremony;
  return seatCommitmentOf({ ceremonyId, serverCommitment, seat, seed: seedOf(seat) });
}

test('[R-24.1] when every person has committed and revealed the game begins at once', async () => {
  const host = new FakeHost({ seats: ['human', 'bot', 'human'] });
  await host.create();
  expect((await host.table.updateFor(0)).table).toMatchObject({ stage: 'dice', dice: { seats: [0, 2] } });
  expect((await host.table.updateFor(0)).view).toBeUndefined();
  expect(await host.send(0, { type: 'endTurn' })).toMatchObject({ refusal: { code: 'GAME_NOT_BEGUN' } });
  for (const seat of [0, 2]) await host.act(seat, { type: 'diceCommit', commitment: commitmentOf(host, seat) });
  expect(host.lastTo(0).table.dice.stage).toBe('revealing');
  for (const seat of [0, 2]) await host.act(seat, { type: 'diceReveal', seed: seedOf(seat) });
  expect(host.table.state.stage).toBe('playing');
  expect(host.table.state.dice.record?.leftOut).toEqual([]);
  expect(host.lastTo(1).table.dice).toMatchObject({ stage: 'mixed', leftOut: [] });
});

test('[R-24.1] whoever does not commit or reveal in time is left out and named', async () => {
  const host = new FakeHost();
  await host.create();
  for (const seat of [0, 1]) await host.act(seat, { type: 'diceCommit', commitment: commitmentOf(host, seat) });
  await host.pass(8);
  expect(host.lastTo(0).table.dice.stage).toBe('revealing');
  await host.act(0, { type: 'diceReveal', seed: seedOf(0) });
  await host.pass(8);
  expect(host.lastTo(0).table.dice.leftOut).toEqual([
    { seat: 1, reason: 'noReveal' },
    { seat: 2, reason: 'noCommitment' },
  ]);
  expect(host.table.state.stage).toBe('playing');
});

test('[R-24.1] when all who committed have revealed nobody else is waited for', async () => {
  const host = new FakeHost();
  await host.create();
  await host.act(1, { type: 'diceCommit', commitment: commitmentOf(host, 1) });
  await host.pass(8);
  await host.act(1, { type: 'diceReveal', seed: seedOf(1) });
  expect(host.table.state.stage).toBe('playing');
});

test('[R-24.1] a false reveal, a second commitment and a stranger are refused', async () => {
  const host = new FakeHost({ seats: ['human', 'human', 'bot'] });
  await host.create();
  const commitment = commitmentOf(host, 0);
  expect(await host.act(0, { type: 'diceCommit', commitment })).toMatchObject({ ok: true });
  expect(await host.act(0, { type: 'diceCommit', commitment: commitmentOf(host, 1) })).toMatchObject({
    refusal: { code: 'BAD_DICE', values: { need: 'oneCommitment' } },
  });
  expect(await host.act(0, { type: 'diceReveal', seed: seedOf(0) })).toMatchObject({ refusal: { code: 'BAD_DICE' } });
  expect(await host.act(2, { type: 'diceCommit', commitment })).toMatchObject({ refusal: { code: 'NOT_YOUR_SEAT' } });
  await host.pass(8);
  expect(await host.act(0, { type: 'diceReveal', seed: seedOf(5) })).toMatchObject({
    refusal: { code: 'BAD_DICE', values: { need: 'committedSeed' } },
  });
});

test('[R-24.1] the mixed seed is in nobody’s bytes before the end; at the end everything can be verified', async () => {
  const host = new FakeHost({ options: { replaceLeavers: false }, spectators: true });
  await host.create();
  for (const seat of [0, 1, 2]) await host.act(seat, { type: 'diceCommit', commitment: commitmentOf(host, seat) });
  for (const seat of [0, 1, 2]) await host.act(seat, { type: 'diceReveal', seed: seedOf(seat) });
  await layOut(host, stateOf(THREE, { replaceLeavers: false }));
  const { mixedSeed = '', secret, record } = host.table.state.dice;
  await host.send(0, { type: 'endTurn' });
  const bytes = JSON.stringify([
    host.sent,
    await Promise.all([0, 1, 2, 'spectator' as const].map((viewer) => host.table.updateFor(viewer))),
  ]);
  expect(bytes).not.toContain(mixedSeed);
  expect(bytes).not.toContain(secret.serverSeed);
  await host.send(1, { type: 'leave' });
  await host.send(2, { type: 'leave' });
  const told = host.lastTo('spectator').table.dice;
  expect(told.mixedSeed).toBe(mixedSeed);
  expect(record && verifyCeremony(record, told.serverSeed ?? '')).toMatchObject({ ok: true });
});
