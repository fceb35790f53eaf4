import { once } from 'node:events';
import { connect } from 'node:net';
import { catalogue } from '@illuminice/cards';
import { verifyLog } from '@illuminice/table';
import { expect, test } from 'vitest';
import { startServer } from '../../src/main.ts';
import { exportTable, tablesIn } from '../../src/operations/export-table.ts';
import { importTable } from '../../src/operations/import-table.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { ConfigError } from '../../src/runtime/settings.ts';
import { backUp, restore } from '../../src/sqlite/backup.ts';
import { eventually } from '../helpers/eventually.ts';
import { playOn, playTogether, SOON_OVER } from '../helpers/play.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

const get = (server: TestServer, path: string, init?: RequestInit): Promise<Response> =>
  fetch(`http://127.0.0.1:${server.port}${path}`, init);

async function gameOfTwo(server: TestServer) {
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana', options: SOON_OVER });
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ben.state?.table.stage).toBe('playing'));
  return { ana, ben };
}

test('configuration: defaults, and a clear word about what is wrong', () => {
  expect(readConfig({}, '/x')).toMatchObject({ port: 8080, host: 'localhost', dataDir: '/x/data' });
  expect(() => readConfig({ PORT: 'eighty' }, '/')).toThrow(/PORT must be a whole number/);
  expect(() => readConfig({ PORT: '99999' }, '/')).toThrow(/PORT/);
  expect(() => readConfig({ PUBLIC_URL: 'nonsense' }, '/')).toThrow(/PUBLIC_URL/);
  expect(() => readConfig({ LOG_LEVEL: 'loud' }, '/')).toThrow(/LOG_LEVEL/);
}, 60_000);

test('a taken port gets an error that names PORT', async () => {
  const server = await testServer();
  const env = { PORT: String(server.port), HOST: '127.0.0.1', DATA_DIR: temporaryFolder(), LOG_LEVEL: 'silent' };
  const second = startServer(readConfig(env, '/'));
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/PORT=8081/);
}, 60_000);

test('health, readiness and metrics; metrics only for this machine or with the token', async () => {
  const server = await testServer();
  await server.connect();
  expect((await get(server, '/healthz')).status).toBe(200);
  expect(await (await get(server, '/readyz')).json()).toEqual({ ready: true });
  expect(await (await get(server, '/metrics')).text()).toContain('illuminice_connections 1');
  const closed = await testServer({}, { METRICS_TOKEN: 'let me in' });
  expect((await get(closed, '/metrics')).status).toBe(404);
  const headers = { authorization: 'Bearer let me in' };
  expect((await get(closed, '/metrics', { headers })).status).toBe(200);
}, 60_000);

test('headers: nothing inline that runs, no framing, no sniffing', async () => {
  const server = await testServer();
  const { headers } = await get(server, '/');
  const policy = headers.get('content-security-policy') ?? '';
  expect(policy).toContain("script-src 'self';");
  expect(policy).toContain("frame-ancestors 'none'");
  expect(policy).toContain("object-src 'none'");
  expect(headers.get('x-content-type-options')).toBe('nosniff');
  expect(headers.get('strict-transport-security')).toBeNull();
  const secure = await testServer({}, { PUBLIC_URL: 'https://play.example.org' });
  expect((await get(secure, '/')).headers.get('strict-transport-security')).toContain('max-age');
}, 60_000);

test('the session door: a guest in one step, a bad cookie replaced, many new guests slowed down', async () => {
  const server = await testServer();
  const first = await get(server, '/api/session');
  expect(first.headers.get('set-cookie')).toMatch(/HttpOnly; SameSite=Lax/);
  const cookie = first.headers.get('set-cookie')?.split(';')[0] ?? '';
  expect((await get(server, '/api/session', { headers: { cookie } })).headers.get('set-cookie')).toBeNull();
  const bad = await get(server, '/api/session', { headers: { cookie: 'illuminice=forged.token.here' } });
  expect(bad.headers.get('set-cookie')).toContain('illuminice=ey');
  const statuses = [];
  for (let guest = 0; guest < 122; guest++) statuses.push((await get(server, '/api/session')).status);
  expect(statuses).toContain(429);
}, 60_000);

test('errors of the web client: taken when small and well-formed, never echoed', async () => {
  const server = await testServer();
  const post = (body: unknown): Promise<Response> =>
    get(server, '/api/client-errors', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
  expect((await post({ kind: 'TypeError', message: 'x', places: ['a.js:1:2'], screen: 'menu' })).status).toBe(204);
  expect((await post({ message: 'x'.repeat(9000) })).status).toBe(413);
  const bad = await post({ kind: 7 });
  expect(bad.status).toBe(400);
  expect(await bad.json()).toEqual({ error: 'bad request' });
}, 60_000);

test('drain: clients are told to come back, and the next process knows everything', async () => {
  const server = await testServer();
  const { ana } = await gameOfTwo(server);
  const bye = ana.next('bye');
  const version = ana.state?.version ?? 0;
  const view = ana.state?.view;
  await server.drain();
  expect(await bye).toMatchObject({ reason: 'draining' });
  expect(await ana.whenClosed()).toMatchObject({ code: 1012 });
  const next = await testServer({}, { DATA_DIR: server.config.dataDir });
  const again = await next.connect(ana.cookie);
  await eventually(() => expect(again.state?.view).toEqual(view));
  expect(again.state?.version).toBeGreaterThanOrEqual(version);
}, 60_000);

test('a connection on which nothing was asked yet does not hold up the stop', async () => {
  const server = await testServer();
  const spare = connect(server.port, '127.0.0.1');
  await once(spare, 'connect');
  // Until then the server has not seen it.
  await get(server, '/healthz');
  const closed = once(spare, 'close');
  await server.drain();
  await closed;
}, 8_000);

test('export while a game runs shows what the asking seat may see; the whole log afterwards, and it can be imported', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const { ana, ben } = await gameOfTwo(server);
  const table = ana.state?.table.table ?? '';
  const { dataDir } = server.config;
  expect(tablesIn(dataDir)).toMatchObject([{ table }]);
  const running = exportTable({ dataDir, table, viewer: 0 }).join('\n');
  expect(running).not.toContain('serverSeed');
  expect(running).not.toMatch(/"type":"deckShuffled"[^}]*"deck":\[/);
  expect(exportTable({ dataDir, table, viewer: 'operator' })[0]).toContain('serverSeed');
  await Promise.all([playOn(ana), playOn(ben)]);
  const whole = exportTable({ dataDir, table, viewer: 'spectator' });
  expect(whole[0]).toContain('"opened"');
  const elsewhere = temporaryFolder();
  expect(await importTable({ dataDir: elsewhere, table: 'copy', lines: whole })).toEqual({ stage: 'over' });
  expect(exportTable({ dataDir: elsewhere, table: 'copy', viewer: 'operator' })).toEqual(whole);
  await expect(importTable({ dataDir: elsewhere, table: 'copy', lines: whole })).rejects.toThrow('already');
  await expect(importTable({ dataDir: elsewhere, table: 'gap', lines: whole.slice(1) })).rejects.toThrow('not whole');
  expect(() => exportTable({ dataDir, table: 'nothing', viewer: 0 })).toThrow('there is no table');
}, 60_000);

test('a backup put back under a running server: clients are asked to come back and find the earlier position', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const { ana, ben } = await gameOfTwo(server);
  const { dataDir } = server.config;
  backUp(dataDir, `${dataDir}/copy.db`);
  const before = ana.state?.view;
  await playTogether([ana, ben], 20);
  await restore(dataDir, `${dataDir}/copy.db`);
  expect(await ana.whenClosed()).toMatchObject({ code: 1012 });
  await eventually(async () => {
    const again = await server.connect(ana.cookie);
    await again.must({ type: 'resync' });
    expect(again.state?.view).toEqual(before);
  });
}, 60_000);

test('[V-18] a backup put back: those who come back throw the dice again, the game goes on and is verified to its end', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const { ana, ben } = await gameOfTwo(server);
  const { dataDir } = server.config;
  const { table = '', dice } = ana.state?.table ?? {};
  backUp(dataDir, `${dataDir}/copy.db`);
  await restore(dataDir, `${dataDir}/copy.db`);
  await Promise.all([ana.whenClosed(), ben.whenClosed()]);
  const [again, other] = [await server.connect(ana.cookie), await server.connect(ben.cookie)];
  await eventually(() => expect(again.state?.table).toMatchObject({ stage: 'playing', dice: { again: true } }));
  expect(again.state?.table.dice.ceremonyId).not.toBe(dice?.ceremonyId);
  expect(again.state?.table.dice.mixedSeedHash).not.toBe(dice?.mixedSeedHash);
  await Promise.all([playOn(again), playOn(other)]);
  const entries = exportTable({ dataDir, table, viewer: 'spectator' }).map((line) => JSON.parse(line));
  expect(verifyLog(catalogue, entries)).toMatchObject({ ok: true });
  expect(JSON.stringify(entries)).toContain('"diceAgain"');
}, 60_000);

test('[R-21.7] a finished game can be saved by those who were there, and by nobody else', async () => {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const { ana, ben } = await gameOfTwo(server);
  const table = ana.state?.table.table ?? '';
  const path = `/api/games/${table}`;
  const saved = (cookie: string | undefined) => get(server, path, cookie === undefined ? {} : { headers: { cookie } });
  // Of a running game not a byte: there is nothing to replay or to branch from.
  const running = await saved(ana.cookie);
  expect(running.status).toBe(409);
  expect(await running.text()).toBe('{"error":"the game is not over yet"}');
  await Promise.all([playOn(ana), playOn(ben)]);
  await eventually(async () => expect((await saved(ben.cookie)).status).toBe(200));
  const stranger = await server.connect();
  expect((await saved(stranger.cookie)).status).toBe(404);
  expect((await saved(undefined)).status).toBe(404);
  expect((await get(server, '/api/games/nowhere', { headers: { cookie: ana.cookie } })).status).toBe(404);
  const file = await saved(ben.cookie);
  expect(file.headers.get('content-disposition')).toContain('.jsonl');
  const lines = (await file.text()).trim().split('\n');
  expect(JSON.parse(lines[0] ?? '')).toEqual({ kind: 'illuminice game 1', id: table });
  expect(await importTable({ dataDir: temporaryFolder(), table, lines })).toEqual({ stage: 'over' });
  const entries = lines.slice(1).map((line) => JSON.parse(line));
  expect(verifyLog(catalogue, entries)).toMatchObject({ ok: true, entries: entries.length });
}, 60_000);
