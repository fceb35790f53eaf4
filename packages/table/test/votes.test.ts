/** Votes as everybody is shown them: who may open which, who is still asked, and how each ended (REQ-373, R-22.15). */
import { expect, test } from 'vitest';
import { aHostWith, holding, THREE } from './positions.ts';

const FOUR = {
  ...THREE,
  seats: { ...THREE.seats, dora: { illuminati: 'servants-of-cthulhu', money: 5, turnsTaken: 1 } },
} as typeof THREE;

test('[REQ-373] a seat is told which votes it could open, and the table agrees', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  for (const seat of [0, 1, 2]) {
    const { mayAsk = [] } = (await host.table.updateFor(seat)).table.own ?? {};
    expect(mayAsk).toEqual(['reset']);
    expect(await host.act(seat, { type: 'vote', what: 'takeback', yes: true })).toMatchObject({
      refusal: { code: 'CANNOT_UNDO' },
    });
  }
  await host.send(0, { type: 'endActions' });
  expect(host.lastTo(0).table.own?.mayAsk).toContain('takeback');
  expect(host.lastTo(1).table.own?.mayAsk).not.toContain('takeback');
  expect(await host.act(0, { type: 'vote', what: 'takeback', yes: true })).toEqual({ ok: true });
  // While one is open no other can be.
  expect(host.lastTo(0).table.own).not.toHaveProperty('mayAsk');
});

test('[REQ-373] everybody is told how a vote ended: by a no, by all, by time', async () => {
  const host = await aHostWith(THREE, { spectators: true });
  await host.act(0, { type: 'vote', what: 'reset', yes: true });
  expect(host.lastTo('spectator').table.vote).toMatchObject({ asked: [0, 1, 2], yes: [0] });
  await host.act(2, { type: 'vote', what: 'reset', yes: false });
  for (const viewer of [0, 1, 2, 'spectator'] as const) {
    expect(host.lastTo(viewer).table.vote).toBeUndefined();
    expect(host.lastTo(viewer).table.lastVote).toEqual({ what: 'reset', by: 0, end: 'declined', at: host.time });
  }
  await host.act(1, { type: 'vote', what: 'reset', yes: true });
  await host.pass(60);
  expect(host.lastTo(0).table.lastVote).toMatchObject({ by: 1, end: 'expired' });
  for (const seat of [2, 1, 0]) await host.act(seat, { type: 'vote', what: 'reset', yes: true });
  expect((await host.table.updateFor(0)).table.lastVote).toMatchObject({ by: 2, end: 'carried' });
});

test('[R-22.15] a vote on a seat ends as soon as most said no, and until then everybody sees who said what', async () => {
  const host = await aHostWith(FOUR, { options: { pace: 0 } });
  await host.pass(90);
  await host.act(1, { type: 'vote', what: 'seatBot', seat: 0, yes: true });
  await host.act(2, { type: 'vote', what: 'seatBot', seat: 0, yes: false });
  expect(host.lastTo(0).table.vote).toMatchObject({ asked: [1, 2, 3], yes: [1], no: [2] });
  await host.act(3, { type: 'vote', what: 'seatBot', seat: 0, yes: false });
  expect(host.lastTo(0).table.vote).toBeUndefined();
  expect(host.lastTo(0).table.lastVote).toMatchObject({ what: 'seatBot', about: 0, end: 'declined' });
  expect(host.table.state.seats[0]?.away).toBeUndefined();

  await host.act(1, { type: 'vote', what: 'seatBot', seat: 0, yes: true });
  await host.act(2, { type: 'vote', what: 'seatBot', seat: 0, yes: false });
  await host.act(2, { type: 'vote', what: 'seatBot', seat: 0, yes: true });
  expect(host.lastTo(0).table.lastVote).toMatchObject({ end: 'carried' });
  expect(host.table.state.seats[0]?.away).toBe('idle');
});

test('[R-24.6] the time from which a seat may be voted away is public and moved by nothing secret', async () => {
  const host = await aHostWith(holding({ ana: ['murphys-law'], ben: ['slush-fund'], cleo: ['bribery'] }), {
    options: { pace: 0 },
    spectators: true,
  });
  await host.send(0, { type: 'endTurn' });
  const since = host.time;
  await host.pass(30);
  const timesTold = async () => {
    const told = await Promise.all(([0, 1, 2, 'spectator'] as const).map((viewer) => host.table.updateFor(viewer)));
    return told.map(({ table }) => table.seats.map(({ idleAt }) => idleAt));
  };
  const before = await timesTold();
  expect(new Set(before.map((times) => JSON.stringify(times)))).toHaveLength(1);
  expect(before[0]?.filter((at) => at !== undefined)).toEqual(
    host.lastTo(0).table.waitingFor.map(() => since + 90_000),
  );
  await host.send(1, { type: 'decline' });
  await host.act(2, { type: 'wait' });
  await host.send(1, { type: 'offer', to: 2, give: { money: 1 }, want: {} });
  expect(await timesTold()).toEqual(before);
});
