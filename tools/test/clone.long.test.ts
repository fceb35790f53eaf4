/** The clone as a person gets it: into an empty folder, with an empty cache, started by its one command, and played on. */

import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { freePort } from '../../apps/server/test/cluster/services.ts';
import { repositoryRoot } from '../rooms/read-rooms.ts';
import { firstGame, whenReady } from '../ways/first-game.ts';
import { person } from '../ways/person.ts';

test('[C-16] npm start in an empty clone fetches, builds, serves game and manual, and a game begins', {
  timeout: 1_200_000,
}, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'illuminice-clone-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const clone = join(folder, 'clone');
  execFileSync('git', ['clone', '--quiet', '--no-hardlinks', repositoryRoot(), clone]);
  const port = await freePort();
  const started = Date.now();
  const server = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...person(folder), PORT: String(port), HOST: '127.0.0.1' },
    stdio: ['ignore', 'inherit', 'pipe'],
    detached: true,
  });
  const ended = new Promise((resolve) => server.once('exit', resolve));
  // "launch: installing …", then "launch: building …": what lies between is mostly the net's.
  const said: { readonly at: number; readonly text: string }[] = [];
  server.stderr.on('data', (text: Buffer) => said.push({ at: Date.now(), text: text.toString() }));
  try {
    await Promise.race([
      whenReady(port),
      ended.then(() => Promise.reject(new Error(said.map(({ text }) => text).join('')))),
    ]);
    const readyMs = Date.now() - started;
    expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toContain('<div id="root"');
    expect(await (await fetch(`http://127.0.0.1:${port}/docs/`)).text()).toContain('<h1>The manual</h1>');
    await firstGame(port);
    const playedMs = Date.now() - started;
    const installedMs = (said.find(({ text }) => text.includes('building'))?.at ?? started) - started;
    console.log(`installed after ${installedMs} ms, ready after ${readyMs} ms, a game after ${playedMs} ms`);
  } finally {
    // npm, the launcher and the server are one group.
    if (server.pid !== undefined) process.kill(-server.pid, 'SIGTERM');
    await ended;
  }
});
