/** The package as a person gets it: installed into an empty folder out of an empty cache, started, and played on. */

import { execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../apps/server/test/cluster/services.ts';
import { pack } from '../pack/pack.ts';
import { firstGame, whenReady } from '../ways/first-game.ts';

const MEGABYTE = 1e6;
let folder: string;
let packed: Awaited<ReturnType<typeof pack>>;

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'illuminice-pack-'));
  packed = await pack(join(folder, 'packed'));
}, 600_000);

afterAll(() => rm(folder, { recursive: true, force: true }), 600_000);

function filesIn(place: string): readonly string[] {
  return readdirSync(place, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}

test('[V-29] the tarball is small and holds no test, fixture, source or development page', () => {
  expect(packed.bytes).toBeLessThan(6 * MEGABYTE);
  const names = execFileSync('tar', ['tzf', packed.file], { encoding: 'utf8' }).trim().split('\n');
  for (const name of ['web/index.html', 'web/docs/index.html', 'deploy/illuminice.service', 'deploy/Caddyfile'])
    expect(names).toContain(`package/${name}`);
  expect(
    names.filter((name) => /\.(ts|tsx|po|map)$|\/(test|fixtures|recorded|gallery|scenarios)\//.test(name)),
  ).toEqual([]);
});

test('[V-29] it installs without a development package, its unit names what is there, it starts, shows its manual, and a game begins', {
  timeout: 1_200_000,
}, async () => {
  const home = join(folder, 'home');
  // npm keeps its own settings; what it remembers is empty.
  const installing = { env: { ...process.env, npm_config_cache: join(folder, 'cache') } };
  execFileSync('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', packed.file], installing);
  const modules = filesIn(join(home, 'node_modules'));
  const bytes = modules.reduce((sum, file) => sum + statSync(file).size, 0);
  expect(bytes).toBeLessThan(60 * MEGABYTE);
  expect(existsSync(join(home, 'node_modules/vitest'))).toBe(false);

  const unit = readFileSync(join(home, 'node_modules/illuminice/deploy/illuminice.service'), 'utf8');
  const program = /^ExecStart=\/usr\/bin\/node \/opt\/illuminice\/(\S+) start$/m.exec(unit)?.[1] ?? '';
  expect(existsSync(join(home, program)), unit).toBe(true);

  const port = await freePort();
  const started = Date.now();
  const server = spawn(process.execPath, [join(home, 'node_modules/illuminice/bin/pack/illuminice.mjs'), '--no-open'], {
    env: { PATH: process.env.PATH, HOME: home, PORT: String(port), HOST: '127.0.0.1' },
    stdio: 'inherit',
  });
  try {
    await whenReady(port);
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(page).toContain('<div id="root"');
    expect(existsSync(join(home, '.local/share/illuminice/illuminice.db'))).toBe(true);
    expect(await (await fetch(`http://127.0.0.1:${port}/docs/`)).text()).toContain('<h1>The manual</h1>');
    await firstGame(port);
    console.log(`package ${packed.bytes} bytes, installed ${bytes} bytes, a game after ${Date.now() - started} ms`);
  } finally {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
  }
});
