import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { Database } from '../../src/postgres/database.ts';
import { eventually } from '../helpers/eventually.ts';
import { testServer } from '../helpers/test-server.ts';

const lines = (text: string, what: string): number => text.split('\n').filter((line) => line.includes(what)).length;

function reportOfTheDay(url: string, cookie = ''): Promise<Response> {
  const headers = { cookie, origin: url, 'content-type': 'application/json' };
  const body = JSON.stringify({ day: new Date().toISOString().slice(0, 10), grade: 0 });
  return fetch(`${url}/api/daily`, { method: 'POST', headers, body });
}

test('[V-9] [V-20] a disk that refuses to write: not ready, one line when it begins, one when it is over, and numbers', async () => {
  const server = await testServer();
  const get = (path: string): Promise<Response> => fetch(`http://127.0.0.1:${server.port}${path}`);
  const ana = await server.connect();
  expect((await get('/readyz')).status).toBe(200);

  // Nobody else may write now, as on a full disk.
  const other = new DatabaseSync(join(server.config.dataDir, 'illuminice.db'));
  other.exec('BEGIN IMMEDIATE');
  const refused = [1, 2, 3].map(() => ana.errorOf({ type: 'createLobby', name: 'Ana' }));
  await eventually(async () => expect((await get('/readyz')).status).toBe(503));
  for (const each of refused) expect(await each).toBe('STORE_UNAVAILABLE');
  // Nor does a page that wants to write add a line for everybody who asks.
  const asked = await reportOfTheDay(`http://127.0.0.1:${server.port}`, ana.cookie);
  expect([asked.status, asked.headers.get('retry-after')]).toEqual([503, '5']);
  expect(lines(server.logged(), 'a request failed')).toBe(0);
  expect(lines(server.logged(), 'the disk refuses to write')).toBe(1);
  expect(await (await get('/metrics')).text()).toContain('illuminice_part_works{part="disk"} 0');
  expect((await get('/healthz')).status).toBe(200);

  other.exec('ROLLBACK');
  other.close();
  await eventually(async () => expect((await get('/readyz')).status).toBe(200));
  await ana.must({ type: 'createLobby', name: 'Ana' });
  expect(lines(server.logged(), 'the disk writes again')).toBe(1);
  const metrics = await (await get('/metrics')).text();
  expect(metrics).toContain('illuminice_part_works{part="disk"} 1');
  expect(metrics).toContain('illuminice_part_losses_total{part="disk"} 1');
}, 60_000);

test('[V-24] a database that is not there is told at once, with a reason, and once', async () => {
  const told: string[] = [];
  // Nothing listens at this port.
  const database = new Database('postgres://nobody@127.0.0.1:1/none', { onLost: (reason) => told.push(reason) });
  for (const _ of [1, 2, 3]) await expect(database.query('SELECT 1')).rejects.toThrow(/ECONNREFUSED/);
  expect(told).toHaveLength(1);
  await database.close();
});
