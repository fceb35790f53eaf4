/** The package as a person gets it: installed into an empty folder out of an empty cache, started, and played on. */

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SocketClient } from '../../apps/server/test/helpers/socket-client.ts';
import { pack } from '../pack/pack.ts';

const MEGABYTE = 1e6;
let folder: string;
let packed: Awaited<ReturnType<typeof pack>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'illuminice-pack-'));
  packed = await pack(join(folder, 'packed'));
}, 300_000);

afterAll(() => rmSync(folder, { recursive: true, force: true }), 60_000);

function filesIn(place: string): readonly string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('[V-29] the tarball is small and holds no test, fixture, source or development page', () => {
  expect(packed.bytes).toBeLessThan(6 * MEGABYTE);
  const names = execFileSync('tar', ['tzf', packed.file], { encoding: 'utf8' }).trim().split('\n');
  expect(names).toContain('package/web/index.html');
  expect(
    names.filter((name) => /\.(ts|tsx|po|map)$|\/(test|fixtures|recorded|gallery|scenarios)\//.test(name)),
  ).toEqual([]);
});

test('[V-29] it installs without a development package, starts, and a game begins over its socket', async () => {
  const home = join(folder, 'home');
  // npm keeps its own settings; what it remembers is empty.
  const installing = { env: { ...process.env, npm_config_cache: join(folder, 'cache') } };
  execFileSync('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', packed.file], installing);
  const modules = filesIn(join(home, 'node_modules'));
  const bytes = modules.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(60 * MEGABYTE);
  expect(existsSync(join(home, 'node_modules/vitest'))).toBe(false);

  const port = await freePort();
  const started = Date.now();
  const server = spawn(process.execPath, [join(home, 'node_modules/illuminice/bin/pack/illuminice.mjs'), '--no-open'], {
    env: { PATH: process.env.PATH, HOME: home, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'inherit',
  });
  try {
    await expect.poll(() => answers(port), { timeout: 60_000 }).toBe(true);
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(page).toContain('<div id="root"');
    expect(existsSync(join(home, '.local/share/illuminice/illuminice.db'))).toBe(true);
    const ana = await SocketClient.connect({ url: `ws://127.0.0.1:${port}` });
    // without a clock the first card would wait for Ana.
    await ana.must({ type: 'createLobby', name: 'Ana', options: { clock: 'bank' } });
    await ana.must({ type: 'addBot', level: 'expert' });
    await ana.must({ type: 'start' });
    await expect.poll(() => ana.state?.view, { timeout: 30_000 }).toBeDefined();
    ana.socket.terminate();
    console.log(`package ${packed.bytes} bytes, installed ${bytes} bytes, a game after ${Date.now() - started} ms`);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
});

function answers(port: number): Promise<boolean> {
  return fetch(`http://127.0.0.1:${port}/readyz`).then(
    ({ ok }) => ok,
    () => false,
  );
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number };
      server.close(() => resolve(port));
    });
  });
}
