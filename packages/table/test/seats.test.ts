/** People who drop out, come back, sit idle or leave. */
import { expect, test } from 'vitest';
import { aHostWith, holding, THREE } from './positions.ts';

test('[R-22.15] a bot takes a dropped seat after dropSeconds and gives it back when the person returns', async () => {
  const host = await aHostWith(THREE, { bot: () => ({ type: 'endTurn' }) });
  await host.table.disconnected(0);
  await host.settle();
  expect(host.lastTo(1).table.seats[0]).toMatchObject({ kind: 'human', present: false, droppedAt: host.time });
  await host.pass(119.999);
  expect(host.table.state.seats[0]?.away).toBeUndefined();
  expect(host.table.state.game?.turn.seat).toBe(0);
  await host.pass(0.001);
  expect(host.lastTo(1).table.seats[0]).toMatchObject({ kind: 'bot', away: 'dropped' });
  await host.pass(1);
  expect(host.botRequests[0]).toMatchObject({ seat: 0, occasion: 'turn' });
  expect(host.table.state.game?.turn.seat).toBe(1);

  await host.table.connected(0);
  await host.settle();
  expect(host.lastTo(1).table.seats[0]).toMatchObject({ kind: 'human', present: true });
  expect(host.lastTo(1).table.seats[0]).not.toHaveProperty('away');
});

test('[R-19.9] without replaceLeavers somebody has left when dropSeconds are over', async () => {
  const host = await aHostWith(THREE, { options: { replaceLeavers: false } });
  await host.table.disconnected(1);
  await host.pass(120);
  expect(host.table.state.game?.status[1]).toBe(2);
  expect(await host.act(1, { type: 'handBack' })).toMatchObject({ refusal: { code: 'NOT_YOUR_SEAT' } });
});

test('[R-19.9] leaving hands the seat to a bot for good', async () => {
  const host = await aHostWith(THREE);
  expect(await host.send(2, { type: 'leave' })).toEqual({ ok: true });
  expect(host.lastTo(0).table.seats[2]).toMatchObject({ kind: 'bot', away: 'left' });
  expect(host.lastTo(0).events).toContainEqual({ type: 'seatHandedOver', seat: 2 });
  expect(await host.send(2, { type: 'flaunt', card: 2, shown: false })).toMatchObject({
    refusal: { code: 'NOT_YOUR_SEAT' },
  });
});

test('a seat idle for 90 s gets a bot by the vote of most others, and is handed back on request', async () => {
  const host = await aHostWith(THREE, { bot: () => new Promise(() => undefined) });
  await host.pass(89);
  expect(await host.act(1, { type: 'vote', what: 'seatBot', seat: 0, yes: true })).toMatchObject({
    refusal: { code: 'NOT_IDLE' },
  });
  await host.pass(1);
  expect(await host.act(1, { type: 'vote', what: 'seatBot', seat: 2, yes: true })).toMatchObject({
    refusal: { code: 'NOT_IDLE' },
  });
  expect(await host.act(1, { type: 'vote', what: 'seatBot', seat: 0, yes: true })).toEqual({ ok: true });
  expect(host.lastTo(0).table.vote).toMatchObject({ about: 0, asked: [1, 2] });
  await host.act(2, { type: 'vote', what: 'seatBot', yes: true });
  expect(host.lastTo(0).table.seats[0]).toMatchObject({ kind: 'bot', away: 'idle' });
  expect(await host.send(0, { type: 'endTurn' })).toMatchObject({ refusal: { code: 'NOT_YOUR_SEAT' } });
  expect(await host.act(0, { type: 'handBack' })).toEqual({ ok: true });
  expect(await host.send(0, { type: 'endTurn' })).toEqual({ ok: true });
});

test('[R-24.6] whether somebody may be voted away tells nothing of what they did in secret', async () => {
  const answers = await Promise.all(
    ['nothing', 'an answer', 'Wait', 'an offer', 'a secret promise'].map(async (secretly) => {
      const host = await aHostWith(holding({ ana: ['murphys-law'], ben: ['slush-fund'], cleo: ['bribery'] }), {
        options: { pace: 0 },
      });
      await host.send(0, { type: 'endTurn' });
      expect(host.table.state.game?.questions.at(-1)?.kind).toBe('start');
      await host.pass(60);
      const done: unknown[] = [{ ok: true }];
      if (secretly === 'an answer') done.push(await host.send(0, { type: 'decline' }));
      if (secretly === 'Wait') done.push(await host.act(0, { type: 'wait' }));
      if (secretly === 'an offer')
        done.push(await host.send(0, { type: 'offer', to: 1, give: { money: 1 }, want: {} }));
      if (secretly === 'a secret promise')
        done.push(await host.act(0, { type: 'promise', to: 1, text: 'peace', secret: true }));
      expect(done.every((answer) => JSON.stringify(answer) === '{"ok":true}')).toBe(true);
      await host.pass(31);
      return host.act(2, { type: 'vote', what: 'seatBot', seat: 0, yes: true });
    }),
  );
  expect(new Set(answers.map((answer) => JSON.stringify(answer)))).toEqual(new Set([JSON.stringify({ ok: true })]));
});

test('[R-22.15] what everybody sees somebody do shows that they are there', async () => {
  const host = await aHostWith(THREE, { options: { pace: 0 } });
  await host.pass(60);
  await host.send(0, { type: 'give', to: 1, money: 1 });
  await host.pass(89);
  expect(await host.act(1, { type: 'vote', what: 'seatBot', seat: 0, yes: true })).toMatchObject({
    refusal: { code: 'NOT_IDLE' },
  });
  await host.pass(1);
  expect(await host.act(1, { type: 'vote', what: 'seatBot', seat: 0, yes: true })).toEqual({ ok: true });
});

test('when nobody is there a live table stands still, and clocks go on where they stopped', async () => {
  const host = await aHostWith(holding({ ana: ['murphys-law'], cleo: ['slush-fund'] }));
  await host.send(0, { type: 'endTurn' });
  await host.pass(1);
  for (const seat of [0, 1, 2]) await host.table.disconnected(seat);
  await host.pass(3600);
  expect(host.table.nextDeadline()).toBeUndefined();
  expect(host.table.state.game?.questions.at(-1)?.kind).toBe('start');
  await host.table.connected(1);
  await host.settle();
  await host.pass(0.999);
  expect(host.table.state.game?.questions.at(-1)?.kind).toBe('start');
  await host.pass(0.001);
  expect(host.table.state.game?.questions.at(-1)?.kind).not.toBe('start');
  await host.pass(100);
  expect(host.table.state.seats[0]?.away).toBeUndefined();
});

test('once everybody has left, nothing happens any more', async () => {
  const host = await aHostWith(THREE, { bot: () => ({ type: 'endTurn' }) });
  for (const seat of [0, 1, 2]) await host.send(seat, { type: 'leave' });
  const lines = host.log().length;
  await host.pass(3600);
  expect(host.log().length).toBe(lines);
});

test('another seat’s commands, unknown seats and bots’ seats are refused', async () => {
  const host = await aHostWith(THREE, { seats: ['human', 'human', 'bot'] });
  expect(await host.send(2, { type: 'endTurn' })).toMatchObject({ refusal: { code: 'NOT_YOUR_SEAT' } });
  expect(await host.send(7, { type: 'endTurn' })).toMatchObject({ refusal: { code: 'NOT_YOUR_SEAT' } });
  expect(await host.send(1, { type: 'endTurn' })).toMatchObject({ refusal: { code: 'NOT_YOUR_TURN' } });
});

test('[R-21.8] a rematch needs everybody who is here, and the seeds of the game are told only at its end', async () => {
  const host = await aHostWith(THREE, { options: { replaceLeavers: false } });
  expect(await host.act(0, { type: 'rematch' })).toMatchObject({ refusal: { code: 'GAME_NOT_OVER' } });
  expect((await host.table.updateFor(0)).table.dice).not.toHaveProperty('mixedSeed');
  await host.send(2, { type: 'leave' });
  await host.send(1, { type: 'leave' });
  expect(host.table.state.stage).toBe('over');
  const { dice } = host.lastTo(0).table;
  expect(dice).toMatchObject({ stage: 'revealed', mixedSeed: expect.stringMatching(/^[0-9a-f]{64}$/) });
  expect(host.table.rematchOpening()).toBeUndefined();
  expect(await host.act(0, { type: 'rematch' })).toEqual({ ok: true });
  expect(host.table.rematchOpening()).toBeUndefined();
  for (const seat of [1, 2]) await host.act(seat, { type: 'rematch' });
  expect(host.table.rematchOpening()?.seats).toHaveLength(3);
});
