/** Undo without peeking, and more by the consent of all. */
import { expect, test } from 'vitest';
import { aHostWith, group, holding, special, THREE } from './positions.ts';

const TRANSFER = { type: 'transfer', from: group('cia'), to: 0, amount: 2 } as const;

test('undo takes back one’s own moves one by one, to the last boundary, and says so in the log', async () => {
  const host = await aHostWith(THREE);
  const before = JSON.stringify(host.table.state.game);
  await host.send(0, TRANSFER);
  const between = JSON.stringify(host.table.state.game);
  await host.send(0, { type: 'endActions' });
  expect(host.lastTo(0).table.own?.mayUndo).toBe(true);
  expect(host.lastTo(1).table.own?.mayUndo).toBe(false);

  expect(await host.act(0, { type: 'undo' })).toEqual({ ok: true });
  expect(JSON.stringify(host.table.state.game)).toBe(between);
  expect(await host.act(0, { type: 'undo' })).toEqual({ ok: true });
  expect(JSON.stringify(host.table.state.game)).toBe(before);
  expect(await host.act(0, { type: 'undo' })).toMatchObject({ refusal: { code: 'CANNOT_UNDO' } });
  expect(host.log().at(-1)?.facts[0]).toMatchObject({ type: 'rewound', why: 'undo' });
  expect(host.lastTo(2).view?.seats[0]?.groups[0]?.money).toBe(3);
});

test('undo survives a crash', async () => {
  const host = await aHostWith(THREE);
  const before = JSON.stringify(host.table.state.game?.money);
  await host.send(0, TRANSFER);
  await host.reopen();
  expect(await host.act(0, { type: 'undo' })).toEqual({ ok: true });
  expect(JSON.stringify(host.table.state.game?.money)).toBe(before);
});

test('never (a): when it would change who is to act', async () => {
  const host = await aHostWith(THREE);
  await host.send(0, TRANSFER);
  await host.send(0, { type: 'endTurn' });
  expect(await host.act(0, { type: 'undo' })).toMatchObject({ refusal: { code: 'CANNOT_UNDO' } });
});

test('never (b): across another player’s act', async () => {
  const host = await aHostWith(THREE);
  await host.send(0, TRANSFER);
  expect(await host.send(1, { type: 'flaunt', card: 1, shown: false })).toEqual({ ok: true });
  expect(await host.act(0, { type: 'undo' })).toMatchObject({ refusal: { code: 'CANNOT_UNDO' } });
});

test('never (c): after hidden information was revealed', async () => {
  const host = await aHostWith(holding({ ana: ['slush-fund'] }));
  await host.send(0, TRANSFER);
  expect(await host.send(0, { type: 'flip', card: special('slush-fund') })).toEqual({ ok: true });
  expect(await host.act(0, { type: 'undo' })).toMatchObject({ refusal: { code: 'CANNOT_UNDO' } });
});

test('never (d): after a visible random event', async () => {
  const host = await aHostWith(THREE);
  await host.send(0, TRANSFER);
  const unrolled = host.table.state.game?.counter;
  await host.send(0, { type: 'attack', kind: 'control', attacker: group('cia'), target: group('yuppies') });
  await host.send(0, { type: 'done' });
  await host.pass(30);
  const rolled = host.table.state.game?.counter;
  expect(rolled).not.toBe(unrolled);
  for (let guard = 0; guard < 5; guard++) await host.act(0, { type: 'undo' });
  expect(host.table.state.game?.counter).toBe(rolled);
  expect(await host.act(0, { type: 'undo' })).toMatchObject({ refusal: { code: 'CANNOT_UNDO' } });
});

test('a secret offer between others neither stands in the way nor is undone', async () => {
  const host = await aHostWith(THREE);
  await host.send(0, TRANSFER);
  host.sent.length = 0;
  expect(await host.send(1, { type: 'offer', to: 2, give: { money: 1 }, want: { money: 2 } })).toEqual({ ok: true });
  expect(host.sentTo(0)).toEqual([]);
  expect(await host.act(0, { type: 'undo' })).toEqual({ ok: true });
  expect(host.table.state.game?.offers).toHaveLength(1);
  expect(
    await host.send(2, { type: 'accept', from: 1, serial: host.table.state.game?.offers[0]?.serial ?? -1 }),
  ).toEqual({
    ok: true,
  });
});

test('[REQ-373] a wider takeback needs everybody: one no ends it', async () => {
  const host = await aHostWith(THREE);
  const before = JSON.stringify(host.table.state.game);
  await host.send(0, { type: 'endTurn' });
  expect(await host.act(0, { type: 'vote', what: 'takeback', yes: true })).toEqual({ ok: true });
  expect(host.lastTo(2).table.vote).toMatchObject({ what: 'takeback', by: 0, asked: [0, 1, 2], yes: [0] });
  await host.act(1, { type: 'vote', what: 'takeback', yes: true });
  await host.act(2, { type: 'vote', what: 'takeback', yes: false });
  expect(host.lastTo(0).table.vote).toBeUndefined();
  expect(JSON.stringify(host.table.state.game)).not.toBe(before);

  await host.act(0, { type: 'vote', what: 'takeback', yes: true });
  await host.act(1, { type: 'vote', what: 'takeback', yes: true });
  await host.act(2, { type: 'vote', what: 'takeback', yes: true });
  expect(JSON.stringify(host.table.state.game)).toBe(before);
  expect(await host.act(0, { type: 'vote', what: 'takeback', yes: true })).toMatchObject({
    refusal: { code: 'CANNOT_UNDO' },
  });
});

test('[REQ-373] back to the start of the turn, with the same dice to come', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  await host.send(0, { type: 'endTurn' });
  for (let guard = 0; guard < 9 && host.table.state.moment.kind !== 'plain'; guard++)
    await host.send(1, { type: 'default' });
  const counter = host.table.state.game?.counter;
  const phase = host.table.state.game?.phase;
  await host.send(1, { type: 'attack', kind: 'control', attacker: group('kgb'), target: group('texas') });
  for (const seat of [0, 1, 2]) await host.send(seat, { type: 'done' });
  for (const seat of [0, 1, 2]) await host.act(seat, { type: 'vote', what: 'turnBack', yes: true });
  expect(host.table.state.game?.counter).toBe(counter);
  expect(['actions', 'draw', 'income', 'start', phase]).toContain(host.table.state.game?.phase);
  expect(host.table.state.game?.attack).toBeUndefined();
});

test('[REQ-373] a reset by all deals everything anew with new dice', async () => {
  const host = await aHostWith(THREE);
  const { ceremonyId, serverCommitment } = host.table.state.dice.ceremony;
  for (const seat of [0, 1, 2])
    expect(await host.act(seat, { type: 'vote', what: 'reset', yes: true })).toEqual({ ok: true });
  expect(host.table.state.stage).toBe('dice');
  expect(host.table.state.dice.ceremony.ceremonyId).not.toBe(ceremonyId);
  expect(host.table.state.dice.ceremony.serverCommitment).not.toBe(serverCommitment);
  await host.pass(20);
  expect(host.table.state.stage).toBe('playing');
});

test('a vote nobody finishes ends by itself', async () => {
  const host = await aHostWith(THREE);
  await host.act(0, { type: 'vote', what: 'reset', yes: true });
  expect(await host.act(1, { type: 'vote', what: 'takeback', yes: true })).toMatchObject({
    refusal: { code: 'VOTE_OPEN' },
  });
  await host.pass(60);
  expect(host.table.state.vote).toBeUndefined();
  expect(await host.act(1, { type: 'vote', what: 'reset', yes: false })).toMatchObject({
    refusal: { code: 'NO_VOTE' },
  });
});
