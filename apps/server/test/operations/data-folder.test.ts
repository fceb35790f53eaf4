import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { startServer } from '../../src/main.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { ConfigError } from '../../src/runtime/settings.ts';
import { backUp, restore } from '../../src/sqlite/backup.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { testServer } from '../helpers/test-server.ts';

const modeOf = (file: string): string => (statSync(file).mode & 0o777).toString(8);

function started(dataDir: string): ReturnType<typeof startServer> {
  return startServer(readConfig({ PORT: '0', HOST: '127.0.0.1', DATA_DIR: dataDir, LOG_LEVEL: 'silent' }, '/'));
}

test('[V-5] a second process on the same data folder says so and ends; when the first has stopped it may start', async () => {
  const dataDir = temporaryFolder();
  const first = await testServer({}, { DATA_DIR: dataDir });
  const second = started(dataDir);
  await expect(second).rejects.toThrow(ConfigError);
  await expect(second).rejects.toThrow(/belongs to another process that is running/);
  const ana = await first.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  await first.drain();
  const next = await started(dataDir);
  onTestFinished(() => next.drain());
}, 60_000);

test('[V-14] [V-22] database, lock, key, dumps and backups are readable by the account of the server only', async () => {
  const dataDir = temporaryFolder();
  // As an older release, or a careless copy, left it.
  writeFileSync(join(dataDir, 'illuminice.db'), '', { mode: 0o644 });
  const server = await testServer({}, { DATA_DIR: dataDir });
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  const backup = join(temporaryFolder(), 'monday.db');
  backUp(dataDir, backup);
  const files = readdirSync(dataDir).map((name) => join(dataDir, name));
  expect(files.map((file) => [file, modeOf(file)])).toEqual(files.map((file) => [file, '600']));
  expect(modeOf(backup)).toBe('600');
}, 60_000);

test('[V-22] whoever loses the machine comes back to their seat from the backup alone', async () => {
  const lost = await testServer();
  const ana = await lost.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  const code = ana.lobby?.code;
  const backup = join(temporaryFolder(), 'monday.db');
  backUp(lost.config.dataDir, backup);

  const dataDir = temporaryFolder();
  expect(await restore(dataDir, backup)).toEqual({ isOtherKey: true });
  expect(await restore(dataDir, backup)).toEqual({ isOtherKey: false });
  expect(readFileSync(join(dataDir, 'session.key'))).toEqual(readFileSync(join(lost.config.dataDir, 'session.key')));
  const found = await testServer({}, { DATA_DIR: dataDir });
  const back = await found.connect(ana.cookie);
  if (back.lobby === undefined) await back.next('lobby');
  expect(back.lobby?.code).toBe(code);
}, 60_000);

test('[V-9] a damaged database is found at the start, and the way back is named and works', async () => {
  const server = await testServer();
  const { dataDir } = server.config;
  const ana = await server.connect();
  await ana.must({ type: 'createLobby', name: 'Ana' });
  const backup = join(temporaryFolder(), 'monday.db');
  backUp(dataDir, backup);
  await server.drain();
  const file = join(dataDir, 'illuminice.db');
  for (const [from, bytes] of [
    [4096, 3000],
    [0, 100],
  ] as const) {
    const whole = readFileSync(file);
    writeFileSync(file, Buffer.from(whole).fill(0x5a, from, from + bytes));
    await expect(started(dataDir)).rejects.toThrow(/illuminice restore <file>/);
    await restore(dataDir, backup);
    expect(readdirSync(dataDir).some((name) => name.startsWith('illuminice.db.damaged-'))).toBe(true);
    const again = await started(dataDir);
    await again.drain();
  }
}, 60_000);

test('[V-23] neither git nor an image takes the data along', () => {
  const root = join(import.meta.dirname, '../../../..');
  expect(readFileSync(join(root, '.gitignore'), 'utf8').split('\n')).toContain('/data/');
  expect(existsSync(join(root, '.dockerignore'))).toBe(true);
  const left = readFileSync(join(root, '.dockerignore'), 'utf8').split('\n');
  expect(left).toEqual(expect.arrayContaining(['data', '.git', '**/session.key']));
});
