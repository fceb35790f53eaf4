import { chmodSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { examine } from '../../src/doctor/index.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { openForWriting } from '../../src/sqlite/open-database.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

async function examined(env: Readonly<Record<string, string>>) {
  const findings = await examine(readConfig({ HOST: '127.0.0.1', PORT: '0', ...env }, '/'));
  return Object.fromEntries(findings.map(({ about, state, says }) => [about, `${state}: ${says}`]));
}

/** A program that is not ours. */
async function stranger(status: number): Promise<string> {
  const server = createServer((_, response) => response.writeHead(status).end('hello'));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  return String((server.address() as { readonly port: number }).port);
}

test('[V-21] a healthy place is ok, a place without a client is not, and a look at an empty one leaves it empty', async () => {
  const above = temporaryFolder();
  const DATA_DIR = join(above, 'games', 'data');
  const WEB_DIR = temporaryFolder();
  expect(await examined({ DATA_DIR, WEB_DIR })).toMatchObject({
    'data folder': `ok: ${DATA_DIR} is not there yet; the first start makes it`,
    owner: 'ok: no server has run on it',
    disk: expect.stringMatching(/^ok: \d+ MB free/),
    database: 'ok: none yet; the first start makes it',
    client: expect.stringMatching(/^bad: there is no built client .*npm start -- --prepare/),
    port: expect.stringMatching(/^ok: .* is free/),
    proxy: 'ok: none in front',
  });
  expect(readdirSync(above)).toEqual([]);
  writeFileSync(join(WEB_DIR, 'index.html'), '');
  openForWriting(DATA_DIR).close();
  expect(await examined({ DATA_DIR, WEB_DIR })).toMatchObject({
    'data folder': `ok: ${DATA_DIR}`,
    client: `ok: ${WEB_DIR}`,
    database: 'ok: whole',
  });
});

test('a folder others can read, a damaged database and a clock that went back are found', async () => {
  const DATA_DIR = join(temporaryFolder(), 'data');
  const database = openForWriting(DATA_DIR);
  database.exec('CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT)');
  database.prepare("INSERT INTO meta VALUES ('clock', ?)").run(String(Date.now() + 3_600_000));
  database.close();
  chmodSync(DATA_DIR, 0o755);
  const found = await examined({ DATA_DIR });
  expect(found['data folder']).toMatch(/^warning: .*chmod 700/);
  expect(found.clock).toMatch(/^bad: 3(599|600) s behind/);
  const damaged = join(temporaryFolder(), 'data');
  mkdirSync(damaged);
  writeFileSync(join(damaged, 'illuminice.db'), 'no database at all'.repeat(100));
  expect((await examined({ DATA_DIR: damaged })).database).toMatch(/^bad: .*illuminice restore/);
});

test('a port is free, ours, or taken by a stranger; a running server owns its folder', async () => {
  const server = await testServer();
  const { port, dataDir } = server.config;
  const PORT = new URL(server.url).port || String(port);
  expect(await examined({ PORT, DATA_DIR: dataDir })).toMatchObject({
    port: expect.stringMatching(/^ok: a server answers/),
    owner: 'ok: a server is running on it',
  });
  const taken = await examined({ PORT: await stranger(200), DATA_DIR: temporaryFolder() });
  expect(taken.port).toMatch(/^bad: .* taken by another program/);
});

test('[V-28] a proxy that shows the page and passes no socket on is found, and one that does is ok', async () => {
  const DATA_DIR = temporaryFolder();
  const broken = await examined({ DATA_DIR, PUBLIC_URL: `http://127.0.0.1:${await stranger(200)}` });
  expect(broken.address).toMatch(/^bad: .* Upgrade and Connection/);
  expect(broken.proxy).toMatch(/^warning: PUBLIC_URL without TRUST_PROXY/);
  const server = await testServer();
  expect((await examined({ DATA_DIR, PUBLIC_URL: server.url, TRUST_PROXY: '1' })).address).toMatch(/^ok: /);
  expect((await examined({ DATA_DIR, TRUST_PROXY: '1', HOST: '0.0.0.0' })).proxy).toMatch(/^warning: .* any address/);
});

test('[V-24] services that do not answer are found without a trace', async () => {
  const port = await stranger(200);
  const urls = { DATABASE_URL: `postgres://ana:secret@127.0.0.1:${port}/x`, REDIS_URL: `redis://127.0.0.1:${port}` };
  const found = await examined({ DATA_DIR: temporaryFolder(), ...urls });
  expect(found.postgres).toMatch(/^bad: /);
  expect(found.redis).toMatch(/^bad: /);
  expect(JSON.stringify(found)).not.toContain('secret');
});
