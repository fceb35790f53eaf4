import { catalogue } from '@illuminice/cards';
import type { GameEvent, State } from '@illuminice/engine';
import { type LogEntry, type TableFact, type TableViewer, verifyGameLog, verifyLog } from '@illuminice/table';
import { expect, test } from 'vitest';
import { afterTheGame } from '../../src/operations/after-the-game.ts';
import { exportTable } from '../../src/operations/export-table.ts';
import { eventually } from '../helpers/eventually.ts';
import { testServer } from '../helpers/test-server.ts';

const offer = (serial: number): GameEvent => ({
  type: 'offerMade',
  offer: { from: 0, to: 1, serial, give: { money: 6 + serial }, want: {}, place: {} },
});
const closed = (serial: number, how: 'accepted' | 'rejected'): GameEvent => ({
  ...{ type: 'offerClosed', from: 0, to: 1 },
  serial,
  how,
});
const game = (...events: GameEvent[]): TableFact => ({ type: 'game', command: { type: 'timeOut' }, events });
const word = (text: string, more: object): TableFact => ({ type: 'promised', from: 0, to: 1, text, ...more });
const facts: readonly (readonly TableFact[])[] = [
  [word('for all to hear', {})],
  [word('between us', { secret: true, promise: { kind: 'pay', amount: 5 } })],
  [game(offer(1)), word('bought in vain', { offered: true, offer: 1 })],
  [game(closed(1, 'rejected'))],
  [game(offer(2)), word('bought and paid', { offered: true, offer: 2 })],
  [game(closed(2, 'accepted'), { type: 'moneyMoved', from: 0, to: 1, amount: 8, why: 'gift' })],
  [game(offer(3)), word('in vain, of old', { offered: true })],
  [
    {
      ...{ type: 'rewound', toSeq: 5, why: 'undo' },
      game: { seats: 2, offers: [{ from: 0, to: 1, serial: 3 }], offerSerials: [0, 3, 0, 0] } as unknown as State,
    },
  ],
];
const log: readonly LogEntry[] = facts.map((some, index) => ({
  ...{ seq: index + 1, at: 100 * index, seat: 0, commandId: `0.c${index}` },
  facts: some,
}));
const seen = (viewer: TableViewer): string => JSON.stringify(afterTheGame(log, viewer));

test('[R-14.11] [R-18.2] after the game two players keep what they said and offered to each other, its author and its time', () => {
  for (const viewer of [2, 'spectator'] as const) {
    const told = seen(viewer);
    for (const secret of ['between us', 'in vain', '"pay"', '"money":7', '"money":9', '"serial":2', '"serial":3'])
      expect(told, secret).not.toContain(secret);
    for (const open of ['for all to hear', 'bought and paid', 'moneyMoved', '"money":8', '"offers":[]', '[0,1,0,0]'])
      expect(told, open).toContain(open);
    const lines = afterTheGame(log, viewer);
    expect(lines.map(({ seq }) => seq)).toEqual(log.map(({ seq }) => seq));
    for (const line of [1, 2, 3]) expect(lines[line]).toEqual({ seq: line + 1, at: 0, facts: [] });
  }
}, 60_000);

test('those two have it all', () => {
  for (const viewer of [0, 1]) expect(afterTheGame(log, viewer)).toEqual(log);
}, 60_000);

test('[R-24.1] the log of a third player holds no offer that came to nothing, and its dice can still be verified', async () => {
  const server = await testServer();
  const [ana, ben, cleo] = [await server.connect(), await server.connect(), await server.connect()];
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0, replaceLeavers: false } });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await cleo.must({ type: 'joinLobby', code, name: 'Cleo' });
  await ana.must({ type: 'start' });
  await eventually(async () => {
    for (const client of [ana, ben, cleo])
      if (client.state?.view?.phase !== 'actions') await client.moveIfAsked(() => ({ type: 'default' }));
    for (const client of [ana, ben, cleo]) expect(client.state?.moves?.offer).toBeDefined();
  });
  const table = ana.state?.table.table ?? '';
  const accepted = { type: 'accepted' };
  const bundle = { give: { money: 1 }, want: {} };
  expect(await ana.play({ type: 'offer', to: 1, ...bundle })).toMatchObject(accepted);
  expect(await ben.play({ type: 'reject', from: 0, serial: 1 })).toMatchObject(accepted);
  expect(await ana.play({ type: 'offer', to: 1, give: {}, want: { money: 1 } })).toMatchObject(accepted);
  expect(await ben.play({ type: 'counter', from: 0, serial: 2, give: { money: 1 }, want: {} })).toMatchObject(accepted);
  expect(await ana.play({ type: 'accept', from: 1, serial: 1 })).toMatchObject(accepted);
  expect(await ana.play({ type: 'offer', to: 2, ...bundle })).toMatchObject(accepted);
  expect(await ana.play({ type: 'offer', to: 1, ...bundle })).toMatchObject(accepted);
  expect(await ana.play({ type: 'withdraw', to: 1, serial: 3 })).toMatchObject(accepted);
  expect(await ana.play({ type: 'offer', to: 1, ...bundle })).toMatchObject(accepted);
  expect(await ben.play({ type: 'accept', from: 0, serial: 4 })).toMatchObject(accepted);
  await ana.must({ type: 'promise', to: 1, text: 'never told', secret: true });
  await ana.must({ type: 'leaveLobby' });
  await ben.must({ type: 'leaveLobby' });
  await eventually(() => expect(cleo.state?.table.stage).toBe('over'));

  const { dataDir } = server.config;
  const read = (viewer: TableViewer | 'operator'): LogEntry[] =>
    exportTable({ dataDir, table, viewer }).map((line) => JSON.parse(line) as LogEntry);
  const offersIn = (entries: readonly LogEntry[]): string[] =>
    entries.flatMap((entry) =>
      entry.facts.flatMap((fact) =>
        (fact.type === 'game' ? fact.events : []).flatMap((event) =>
          event.type === 'offerMade' ? [`${event.offer.from} to ${event.offer.to}: ${event.offer.serial}`] : [],
        ),
      ),
    );
  expect(offersIn(read('operator'))).toHaveLength(6);
  expect(offersIn(read(2))).toEqual(['1 to 0: 1', '0 to 2: 1', '0 to 1: 1']);
  expect(offersIn(read('spectator'))).toEqual(['1 to 0: 1', '0 to 1: 1']);
  expect(JSON.stringify(read(2))).not.toContain('never told');
  for (const viewer of [0, 2, 'spectator', 'operator'] as const)
    expect(verifyLog(catalogue, read(viewer)), String(viewer)).toMatchObject({ ok: true });
  // V-4: what was left out is still bound into the chain; these clients sign nothing.
  for (const viewer of [0, 2, 'spectator', 'operator'] as const)
    expect(verifyGameLog(catalogue, read(viewer)), String(viewer)).toMatchObject({
      ...{ ok: false, unproven: true },
      wrong: { what: 'seatUnsigned' },
    });
  const heads = (viewer: TableViewer | 'operator') => read(viewer).map(({ chain }) => chain);
  expect(heads(2)).toEqual(heads('operator'));
  const forged = read(2).map((entry) => (entry.digest === undefined ? entry : { ...entry, digest: '0'.repeat(64) }));
  expect(verifyGameLog(catalogue, forged)).toMatchObject({ ok: false, wrong: { what: 'chainBroken' } });
}, 60_000);

test('[V-4] what is left out takes its signature and its salt with it; what is told otherwise keeps neither', () => {
  const signed = { signature: 'a'.repeat(128) };
  const chained = log.map((entry) => ({ ...entry, signed, salt: 'b'.repeat(64), chain: 'c'.repeat(64) }));
  const told = afterTheGame(chained, 2);
  const { chain } = chained[0] as LogEntry;
  expect(told[0]).toEqual(chained[0]);
  expect(told[1]).toEqual({ seq: 2, at: 0, facts: [], digest: expect.stringMatching(/^[0-9a-f]{64}$/), chain });
  // An offer that was taken: numbered anew, so the promise beside it is not word for word what was signed.
  expect(told[4]).toMatchObject({ seat: 0, commandId: '0.c4', digest: expect.any(String), chain });
  expect(told[4]).not.toHaveProperty('salt');
  expect(told[4]).not.toHaveProperty('signed');
  // Taken back: the position is told without the offer, what was asked for is the same.
  expect(told[7]).toMatchObject({ signed, digest: expect.any(String) });
});
