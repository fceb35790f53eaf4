/** The package as a person gets it: installed into an empty folder out of an empty cache, started, and played on. */

import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../apps/server/test/cluster/services.ts';
import type { Lock } from '../pack/locked-packages.ts';
import { pack } from '../pack/pack.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';
import { firstGame, whenReady } from '../ways/first-game.ts';
import { person } from '../ways/person.ts';

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

/** What is installed in another version than the one that is tested. */
function otherThanLocked(home: string): readonly string[] {
  const packagesOf = (file: string): Readonly<Record<string, { readonly version?: string }>> =>
    (JSON.parse(readFileSync(file, 'utf8')) as Lock).packages;
  const locked = packagesOf(join(repositoryRoot(), 'package-lock.json'));
  return Object.entries(packagesOf(join(home, 'node_modules/.package-lock.json')))
    .filter(([place, { version }]) => place !== 'node_modules/illuminice' && locked[place]?.version !== version)
    .map(([place, { version }]) => `${place} ${version}`);
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

test('[V-29] it installs without a development package, and its unit names what is there', {
  timeout: 1_200_000,
}, () => {
  const home = join(folder, 'opt');
  const installing = { cwd: folder, env: person(folder) };
  execFileSync('npm', ['install', '--prefix', home, '--no-audit', '--no-fund', packed.file], installing);
  const modules = filesIn(join(home, 'node_modules'));
  const bytes = modules.reduce((sum, file) => sum + statSync(file).size, 0);
  console.log(`package ${packed.bytes} bytes, installed ${bytes} bytes`);
  expect(bytes).toBeLessThan(60 * MEGABYTE);
  expect(existsSync(join(home, 'node_modules/vitest'))).toBe(false);
  expect(otherThanLocked(home)).toEqual([]);

  const unit = readFileSync(join(home, 'node_modules/illuminice/deploy/illuminice.service'), 'utf8');
  const program = /^ExecStart=\/usr\/bin\/node \/opt\/illuminice\/(\S+) start$/m.exec(unit)?.[1] ?? '';
  expect(existsSync(join(home, program)), unit).toBe(true);
});

test('[V-29] npx with the file, in an empty folder: it starts, shows its manual, keeps games at home, and a game begins', {
  timeout: 1_200_000,
}, async () => {
  const home = join(folder, 'home');
  mkdirSync(home);
  copyFileSync(packed.file, join(home, basename(packed.file)));
  const npx = (...words: readonly string[]): readonly string[] => ['--yes', `./${basename(packed.file)}`, ...words];
  const port = await freePort();
  const env = { ...person(home), PORT: String(port), HOST: '127.0.0.1' };
  const fetching = Date.now();
  const said = execFileSync('npx', npx('version'), { cwd: home, env, encoding: 'utf8' });
  expect(said).toMatch(/^illuminice \d+\.\d+\.\d+, rules \d+/m);
  expect(execFileSync('npx', npx('--help'), { cwd: home, env, encoding: 'utf8' })).toContain(
    `DATA_DIR=${join(home, '.local/share/illuminice')}`,
  );

  // What had to be fetched is there now: how fast the net is says nothing about us.
  const started = Date.now();
  const server = spawn('npx', npx('--no-open'), { cwd: home, env, stdio: 'inherit', detached: true });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  try {
    await whenReady(port);
    const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
    expect(page).toContain('<div id="root"');
    expect(existsSync(join(home, '.local/share/illuminice/illuminice.db'))).toBe(true);
    expect(await (await fetch(`http://127.0.0.1:${port}/docs/`)).text()).toContain('<h1>The manual</h1>');
    await firstGame(port);
    console.log(`fetched and asked twice in ${started - fetching} ms, a game after ${Date.now() - started} ms`);
  } finally {
    // npx, what it starts and the server are one group.
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
  expect(readdirSync(home).sort()).toEqual(['.local', 'cache', basename(packed.file)]);
});
