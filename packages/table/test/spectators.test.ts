/** Spectators see the public side, or everything one full round late. */
import { expect, test } from 'vitest';
import type { FakeHost } from './fake-host.ts';
import { aHostWith, holding, special } from './positions.ts';

const POSITION = holding({ ana: ['slush-fund'], ben: ['murphys-law'] });

async function playTurn(host: FakeHost): Promise<void> {
  const { game } = host.table.state;
  await host.send(game?.turn.seat ?? 0, { type: 'endTurn' });
  for (let guard = 0; guard < 60 && host.table.state.moment.kind !== 'plain'; guard++) await host.pass(1);
}

test('[R-18.9] a spectator is sent the public view as it is', async () => {
  const host = await aHostWith(POSITION, { spectators: true });
  await host.send(1, { type: 'flaunt', card: 1, shown: false });
  const { view, moves, table } = host.lastTo('spectator');
  expect(view?.seats[0]?.hand).toEqual([{}]);
  expect(view?.seats[1]?.money).toBe('hidden');
  expect(moves).toBeUndefined();
  expect(table.own).toBeUndefined();
});

test('[R-18.9] with spectatorsSeeAll they see treasuries and what was played, as it stood one full round ago', async () => {
  const host = await aHostWith(POSITION, { spectators: true, options: { spectatorsSeeAll: true } });
  host.sent.length = 0;
  await host.send(1, { type: 'flaunt', card: 1, shown: false });
  expect(host.sentTo('spectator')).toEqual([]);
  expect((await host.table.updateFor('spectator')).view).toBeUndefined();
  const history: { readonly turn: number; readonly money: number }[] = [];
  for (let turn = 0; turn < 7; turn++) {
    await playTurn(host);
    await new Promise((done) => setImmediate(done));
    const { game } = host.table.state;
    history.push({ turn: game?.turn.seat ?? -1, money: game?.money[0] ?? -1 });
  }
  const last = host.lastTo('spectator');
  expect(last.table.late).toBe(true);
  expect(last.view?.viewer).toBe('all');
  expect(last.view?.seats[1]?.money).toEqual(expect.any(Number));
  expect(last.view?.turn.seat).toBe(history.at(-1)?.turn);
  expect(last.view?.seats.map(({ turnsTaken }) => turnsTaken)).not.toEqual(host.table.state.game?.turnsTaken);
  expect(last.view?.seats.reduce((sum, { turnsTaken }) => sum + turnsTaken, 0)).toBe(
    (host.table.state.game?.turnsTaken.reduce((sum, turns) => sum + turns, 0) ?? 0) - 3,
  );
  expect(last.table.clock).toBeUndefined();
});

async function rounds(host: FakeHost, turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn++) {
    await playTurn(host);
    await new Promise((done) => setImmediate(done));
  }
}

test('[V-12] not a byte that spectators get depends on a card that is still held, a round late or on arrival', async () => {
  const told = async (held: string): Promise<string> => {
    const position = holding(
      { ana: [held], ben: ['murphys-law'] },
      { deck: ['fbi', 'hackers', 'trekkies', 'moonies'] },
    );
    const host = await aHostWith(position, { spectators: true, options: { spectatorsSeeAll: true } });
    host.sent.length = 0;
    await rounds(host, 4);
    expect(host.lastTo('spectator').view?.seats[0]?.hand).toEqual([{}]);
    const { head: _, ...table } = (await host.table.updateFor('spectator')).table;
    const arrival = { ...(await host.table.updateFor('spectator')), table };
    const updates = host
      .sentTo('spectator')
      .map(({ table: { head: __, ...rest }, ...update }) => ({ ...update, rest }));
    return JSON.stringify([arrival, updates]);
  };
  expect(await told('slush-fund')).toBe(await told('bribery'));
});

test('[V-12] [R-18.9] a card that was played is shown in the hand it was in, a round late', async () => {
  const host = await aHostWith(holding({ ana: ['slush-fund', 'bribery'] }), {
    spectators: true,
    options: { spectatorsSeeAll: true },
  });
  await rounds(host, 3);
  await host.send(host.table.state.game?.turn.seat ?? 0, { type: 'play', card: special('slush-fund') });
  for (let guard = 0; guard < 60 && host.table.state.moment.kind !== 'plain'; guard++) await host.pass(1);
  expect(host.table.state.game?.hands[0]).toHaveLength(1);
  await rounds(host, 1);
  const hand = host.lastTo('spectator').view?.seats[0]?.hand ?? [];
  expect(hand).toEqual([{ card: special('slush-fund') }, {}]);
});

test('[R-21.7] after the end there is nothing to wait for', async () => {
  const host = await aHostWith(POSITION, {
    spectators: true,
    options: { spectatorsSeeAll: true, replaceLeavers: false },
  });
  await host.send(1, { type: 'leave' });
  await host.send(2, { type: 'leave' });
  expect(host.lastTo('spectator').table).not.toHaveProperty('late');
  expect(host.lastTo('spectator').view?.over?.winners).toEqual([0]);
});
