import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { type Lobby, setReady } from '../../src/lobby/lobby.ts';
import { LocalLobbies } from '../../src/lobby/local-lobbies.ts';
import { chooseOptions } from '../../src/lobby/presets.ts';
import { tablesIn } from '../../src/operations/export-table.ts';
import { databaseFile } from '../../src/sqlite/open-database.ts';
import { eventually } from '../helpers/eventually.ts';
import { playOn, SOON_OVER } from '../helpers/play.ts';
import type { SocketClient } from '../helpers/socket-client.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const metric = async (server: TestServer, name: string): Promise<number> => {
  const text = await (await fetch(`http://127.0.0.1:${server.port}/metrics`)).text();
  return Number(new RegExp(`^illuminice_${name} (\\d+)`, 'm').exec(text)?.[1]);
};

async function gameOfTwo(server: TestServer): Promise<{ ana: SocketClient; ben: SocketClient; code: string }> {
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana', options: { ...SOON_OVER, dropSeconds: 0 } });
  const code = ana.lobby?.code ?? '';
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ben.state?.table.stage).toBe('playing'));
  return { ana, ben, code };
}

/** Everybody closes their tabs; then this much time passes, as far as housekeeping can tell. */
async function everybodyGoes(server: TestServer, clients: readonly SocketClient[], after: number): Promise<void> {
  for (const client of clients) client.close();
  await eventually(async () => expect(await metric(server, 'connections')).toBe(0));
  const now = Date.now();
  await server.tidyUp(now);
  for (const later of [Math.min(after, 31 * MINUTE), after]) await server.tidyUp(now + later);
}

test('[REQ-012] a waiting lobby nobody is in is closed after half an hour, not before', async () => {
  const server = await testServer();
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  const code = ana.lobby?.code ?? '';
  await everybodyGoes(server, [ana], 29 * MINUTE);
  expect(await metric(server, 'lobbies')).toBe(1);
  const ben = await server.connect();
  await ben.must({ type: 'joinLobby', code, name: 'Ben' });
  await server.tidyUp(Date.now() + DAY);
  expect(ben.lobby?.code).toBe(code);
  await everybodyGoes(server, [ben], 31 * MINUTE);
  expect(await metric(server, 'lobbies')).toBe(0);
  const cleo = await server.connect();
  expect(await cleo.errorOf({ type: 'joinLobby', code, name: 'Cleo' })).toBe('UNKNOWN_CODE');
}, 60_000);

test('[R-22.15] a game nobody touched for a day costs no memory; by cookie, link or spectating it is there again', async () => {
  const server = await testServer();
  const { ana, ben, code } = await gameOfTwo(server);
  const table = ana.state?.table.table;
  const seats = [ana.state?.table.own?.seat, ben.state?.table.own?.seat];
  await everybodyGoes(server, [ana, ben], DAY);
  // The table may still have been noting who went.
  await eventually(async () => {
    await server.tidyUp(Date.now() + DAY);
    expect(await metric(server, 'tables')).toBe(0);
  });
  expect(await metric(server, 'lobbies')).toBe(0);

  const again = await server.connect(ana.cookie);
  await eventually(() => expect(again.state?.table).toMatchObject({ table, own: { seat: seats[0] } }));
  expect(again.lobby?.seats.map(({ name, present }) => [name, present])).toEqual([
    ['Ana', true],
    ['Ben', false],
  ]);
  await everybodyGoes(server, [again], DAY);
  expect(await metric(server, 'lobbies')).toBe(0);

  const watcher = await server.connect();
  await watcher.must({ type: 'spectate', code });
  expect(watcher.state?.table.table).toBe(table);
  const byLink = await server.connect(ben.cookie);
  await byLink.must({ type: 'joinLobby', code, name: 'Ben' });
  expect(byLink.state?.table).toMatchObject({ table, own: { seat: seats[1] } });
  expect(await metric(server, 'lobbies')).toBe(1);
}, 60_000);

test('what was put aside is not read at the next start, and is found all the same', async () => {
  const server = await testServer();
  const { ana, ben } = await gameOfTwo(server);
  await ana.must({ type: 'chat', text: 'see you next month' });
  await everybodyGoes(server, [ana, ben], DAY);
  await server.drain();
  const next = await testServer({}, { DATA_DIR: server.config.dataDir });
  expect(await metric(next, 'lobbies')).toBe(0);
  const again = await next.connect(ben.cookie);
  await eventually(() => expect(again.state?.table.own?.seat).toBe(1));
  await eventually(() =>
    expect(again.messages).toContainEqual(expect.objectContaining({ text: 'see you next month', name: 'Ana' })),
  );
  expect(await metric(next, 'lobbies')).toBe(1);
}, 60_000);

test('an abandoned game waits as long as sessions live; then game, lobby and chat are gone', async () => {
  const server = await testServer();
  const { ana, ben, code } = await gameOfTwo(server);
  await ana.must({ type: 'chat', text: 'anybody there?' });
  await everybodyGoes(server, [ana, ben], 179 * DAY);
  expect(tablesIn(server.config.dataDir)).toHaveLength(1);
  await server.tidyUp(Date.now() + 181 * DAY);
  expect(tablesIn(server.config.dataDir)).toEqual([]);
  const file = new DatabaseSync(databaseFile(server.config.dataDir), { readOnly: true });
  for (const name of ['lobbies', 'aside', 'aside_members', 'chat', 'deadlines', 'snapshots'])
    expect(file.prepare(`SELECT count(*) AS rows FROM ${name}`).get(), name).toEqual({ rows: 0 });
  file.close();
  const again = await server.connect(ana.cookie);
  expect(await again.errorOf({ type: 'joinLobby', code, name: 'Ana' })).toBe('UNKNOWN_CODE');
  await again.must({ type: 'createLobby', name: 'Ana' });
}, 60_000);

test('[R-21.7] a finished game can be saved for a day, from memory or not; then its lobby is closed and its log stays', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const { ana, ben } = await gameOfTwo(server);
  const table = ana.state?.table.table ?? '';
  const save = (): Promise<Response> =>
    fetch(`http://127.0.0.1:${server.port}/api/games/${table}`, { headers: { cookie: ana.cookie ?? '' } });
  await Promise.all([playOn(ana), playOn(ben)]);
  await eventually(() => expect(ana.lobby?.table).toBeUndefined());
  await everybodyGoes(server, [ana, ben], 23 * 60 * MINUTE);
  expect(await metric(server, 'lobbies')).toBe(0);
  expect((await save()).status).toBe(200);
  await everybodyGoes(server, [], 25 * 60 * MINUTE);
  expect((await save()).status).toBe(404);
  expect(tablesIn(server.config.dataDir).map((one) => one.table)).toEqual([table]);
}, 60_000);

test('name and blocks of a person are kept as long as their session can live, and as long again after every visit', async () => {
  const server = await testServer();
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'rename', name: 'Ana' });
  await ben.must({ type: 'rename', name: 'Ben' });
  const file = new DatabaseSync(databaseFile(server.config.dataDir));
  file.exec('PRAGMA busy_timeout = 5000');
  const names = (): unknown[] =>
    file
      .prepare('SELECT name FROM users ORDER BY name')
      .all()
      .map(({ name }) => name);
  await server.tidyUp(Date.now() + 181 * DAY);
  expect(names()).toEqual(['Ana', 'Ben']);
  // Both were here a hundred days ago; one comes back today.
  await server.drain();
  file.prepare('UPDATE users SET seen_at = seen_at - ?').run(100 * DAY);
  const next = await testServer({}, { DATA_DIR: server.config.dataDir });
  const again = await next.connect(ana.cookie);
  expect(again.messages.find(({ type }) => type === 'welcome')).toMatchObject({ name: 'Ana' });
  await eventually(async () => {
    await next.tidyUp(Date.now() + 83 * DAY);
    expect(names()).toEqual(['Ana']);
  });
  await next.tidyUp(Date.now() + 183 * DAY);
  expect(names()).toEqual([]);
  file.close();
}, 60_000);

const options = chooseOptions({});
if ('problem' in options) throw new Error(options.problem.code);
const lobby: Omit<Lobby, 'code'> = {
  ...{ id: 'l1', createdAt: 1, host: 'ana', isPublic: false, options, watchers: [], banned: [], muted: {} },
  seats: [{ kind: 'human', user: 'ana', name: 'Ana', joinedAt: 1 }],
  ...{ people: ['ana'], state: 'playing' as const, table: 't1' },
};

/** A disk that works when it is told to. */
function fakeDisk() {
  const rows = new Map<string, Lobby>();
  const aside = new Set<string>();
  const disk: { isWorking: boolean; beforeAside?: () => void } = { isWorking: true };
  const write = async (work: () => void): Promise<void> => {
    await Promise.resolve();
    if (!disk.isWorking) throw new Error('the disk is full');
    work();
  };
  const store = {
    lobbies: () => [...rows.values()].filter(({ id }) => !aside.has(id)),
    lobby: (id: string) => rows.get(id),
    lobbyByCode: (code: string) => [...rows.values()].find((row) => row.code === code),
    unloadedByTable: (table: string) => [...rows.values()].find((row) => aside.has(row.id) && row.table === table),
    unloadedOf: () => [...rows.values()].filter(({ id }) => aside.has(id)),
    unloadedUntil: () => [...aside],
    putLobby: (row: Lobby) => write(() => void rows.set(row.id, row)),
    deleteLobby: (id: string) => write(() => void rows.delete(id)),
    unload: async ({ id }: Lobby) => {
      disk.beforeAside?.();
      await write(() => void aside.add(id));
    },
    markLoaded: (id: string) => write(() => void aside.delete(id)),
  };
  const nobody = {
    isPresent: () => false,
    came: async () => {},
    went: async () => {},
    comeFrom: async () => [],
    usersIn: async () => new Set(''),
  };
  return { disk, aside, lobbies: new LocalLobbies(store, nobody) };
}

test('a change the disk refused was never made: memory goes back to what is stored', async () => {
  const { disk, lobbies } = fakeDisk();
  const { code } = await lobbies.add({ ...lobby, state: 'waiting' });
  await lobbies.change('l1', (current) => setReady(current, { user: 'ana', on: true }));
  disk.isWorking = false;
  const [unready, named] = [
    lobbies.change('l1', (current) => setReady(current, { user: 'ana', on: false })),
    lobbies.change('l1', (current) => ({ lobby: { ...current, isPublic: true } })),
  ];
  await expect(unready).rejects.toThrow('full');
  await expect(named).rejects.toThrow('full');
  expect(lobbies.get('l1')).toMatchObject({ isPublic: false, seats: [{ ready: true }] });
  await expect(lobbies.change('l1', () => 'close')).rejects.toThrow('full');
  expect((await lobbies.findByCode(code))?.id).toBe('l1');
  await expect(lobbies.add({ ...lobby, id: 'l2' })).rejects.toThrow('full');
  expect(lobbies.get('l2')).toBeUndefined();
}, 60_000);

test('whoever comes back, or changes something, while a lobby is being put aside finds it in memory', async () => {
  const { disk, lobbies, aside } = fakeDisk();
  await lobbies.add(lobby);
  await lobbies.unload('l1', 1, () => true);
  expect([lobbies.get('l1')?.id, aside.size]).toEqual(['l1', 0]);
  disk.beforeAside = () => void lobbies.change('l1', (current) => ({ lobby: { ...current, isPublic: true } }));
  await lobbies.unload('l1', 1, () => false);
  expect([lobbies.get('l1')?.isPublic, aside.size]).toEqual([true, 0]);
  delete disk.beforeAside;
  await lobbies.unload('l1', 1, () => false);
  expect([lobbies.size, aside.size]).toEqual([0, 1]);
  // Looked for from three sides at once, it is there once.
  const found = await Promise.all([lobbies.findByTable('t1'), lobbies.ofUser('ana'), lobbies.fresh('l1')]);
  expect(found).toMatchObject([{ id: 'l1' }, [{ id: 'l1' }], { id: 'l1' }]);
  expect([lobbies.size, aside.size]).toEqual([1, 0]);
}, 60_000);

test('a lobby that cannot be woken while the disk fails is found when it works again', async () => {
  const { disk, lobbies } = fakeDisk();
  await lobbies.add(lobby);
  await lobbies.unload('l1', 1, () => false);
  disk.isWorking = false;
  await expect(lobbies.findByTable('t1')).rejects.toThrow('full');
  expect(lobbies.size).toBe(0);
  disk.isWorking = true;
  expect(await lobbies.findByTable('t1')).toMatchObject({ id: 'l1' });
}, 60_000);
