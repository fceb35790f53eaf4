/** Clocks are data: computed from the log, the same in whatever process looks. */
import { expect, test } from 'vitest';
import { aHostWith, group, holding, special, THREE } from './positions.ts';

test('[R-24.6] the turn clock counts the current player’s own time in plain phases and ends the turn', async () => {
  const host = await aHostWith(holding({ ben: ['swiss-bank-account'], cleo: ['slush-fund'] }), {
    options: { turnSeconds: 30 },
  });
  await host.pass(10);
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') });
  await host.pass(4);
  for (const seat of [0, 1, 2]) await host.send(seat, { type: 'done' });
  while (host.table.state.moment.kind !== 'plain') await host.pass(1);
  expect(host.table.state.game?.turn.seat).toBe(0);
  expect(host.table.nextDeadline()).toBe(host.table.state.at + 20_000);
  const end = host.table.nextDeadline() ?? 0;
  await host.pass((end - host.time) / 1000 - 0.001);
  expect(host.table.state.game?.turn.seat).toBe(0);
  await host.pass(0.001);
  expect(host.table.state.game?.turn.seat).toBe(1);
});

test('[R-24.10] at a table opened before there were kinds of clock a question gets its default after reactionSeconds', async () => {
  const host = await aHostWith(holding({}, { deck: ['slush-fund', 'boy-sprouts'] }), { isOld: true });
  await host.send(0, { type: 'endTurn' });
  expect(host.table.state.game?.questions.at(-1)).toMatchObject({ kind: 'keep', seat: 1 });
  await host.pass(19.999);
  expect(host.table.state.moment.kind).toBe('question');
  await host.pass(0.001);
  expect(host.table.state.moment.kind).toBe('plain');
});

test('[R-14.11] an offer expires after offerSeconds, and nobody else hears of it', async () => {
  const host = await aHostWith(THREE);
  await host.send(1, { type: 'offer', to: 2, give: { money: 1 }, want: { money: 1 } });
  expect(host.lastTo(2).table.own?.offersEnd).toEqual([
    { from: 1, to: 2, serial: expect.any(Number), endsAt: host.time + 60_000 },
  ]);
  host.sent.length = 0;
  await host.pass(59.999);
  expect(host.table.state.game?.offers).toHaveLength(1);
  await host.pass(0.001);
  expect(host.table.state.game?.offers).toHaveLength(0);
  expect(host.sent.map(({ viewer }) => viewer).sort()).toEqual([1, 2]);
});

test('[R-18.6] the red light of a peek goes out five seconds after it ended, seen by the owner alone', async () => {
  const host = await aHostWith(holding({ ben: ['slush-fund'] }), { options: { peeking: true } });
  host.sent.length = 0;
  expect(await host.send(2, { type: 'peek', owner: 1, index: 0 })).toEqual({ ok: true });
  expect(host.lastTo(1).view?.lights).toEqual([0]);
  expect(host.lastTo(1).events).toEqual([]);
  expect(host.lastTo(2).view?.seats[1]?.hand[0]).toMatchObject({ card: special('slush-fund') });
  await host.send(2, { type: 'stopPeek' });
  await host.pass(4.999);
  expect((await host.table.updateFor(1)).view?.lights).toEqual([0]);
  await host.pass(0.001);
  expect(host.lastTo(1).view?.lights).toEqual([]);
  expect(host.sentTo(0)).toEqual([]);
});

test('[R-18.7] the owner who clicks in time names the peeker', async () => {
  const host = await aHostWith(holding({ ben: ['slush-fund'] }), { options: { peeking: true } });
  await host.send(2, { type: 'peek', owner: 1, index: 0 });
  await host.send(2, { type: 'stopPeek' });
  await host.pass(4);
  expect(await host.send(1, { type: 'catchPeek', index: 0 })).toEqual({ ok: true });
  expect(host.lastTo(0).events).toContainEqual(expect.objectContaining({ type: 'peekEnded', seat: 2, caught: true }));
  await host.pass(5);
  expect(host.table.state.stage).toBe('playing');
});

test('[R-24.2] a process that died finds the same deadlines, and does at once what was missed', async () => {
  const host = await aHostWith(holding({ ana: ['murphys-law'], cleo: ['slush-fund'] }));
  await host.send(0, { type: 'endTurn' });
  const deadline = host.table.nextDeadline();
  expect(host.store.deadlines.get('t')).toBe(deadline);
  host.time += 500;
  await host.reopen();
  expect(host.table.nextDeadline()).toBe(deadline);
  host.table.close();
  host.time += 60_000;
  await host.reopen();
  expect(host.table.state.game?.questions.at(-1)?.kind).not.toBe('start');
});

test('0 seconds mean no clock: nobody is hurried with pace 0', async () => {
  const host = await aHostWith(holding({}, { deck: ['slush-fund', 'boy-sprouts'] }), {
    options: { pace: 0, offerSeconds: 0, dropSeconds: 0 },
  });
  await host.send(1, { type: 'offer', to: 2, give: { money: 1 }, want: { money: 1 } });
  await host.send(0, { type: 'endTurn' });
  await host.table.disconnected(2);
  await host.settle();
  expect(host.table.state.moment.kind).toBe('question');
  expect(host.table.nextDeadline()).toBeUndefined();
});
