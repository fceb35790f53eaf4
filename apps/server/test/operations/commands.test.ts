/** The operator's commands as they are run: programs of their own, beside a server that plays on. */

import { execFile } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { exportTable } from '../../src/operations/export-table.ts';
import { backUp } from '../../src/sqlite/backup.ts';
import { eventually } from '../helpers/eventually.ts';
import { playTogether } from '../helpers/play.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { type TestServer, testServer } from '../helpers/test-server.ts';

const TOOLS = join(import.meta.dirname, '../../../../tools');

interface Ran {
  readonly code: number;
  readonly out: string;
  readonly said: string;
}

/** What `npm run <command> -- …args` does after the launcher. */
function run(command: string, args: readonly string[], dataDir: string): Promise<Ran> {
  const env = { ...process.env, DATA_DIR: dataDir, INIT_CWD: dataDir };
  const words = ['--disable-warning=ExperimentalWarning', join(TOOLS, 'illuminice.ts'), command, ...args];
  return new Promise((resolve) => {
    execFile(process.execPath, words, { env, maxBuffer: 2 ** 26 }, (error, out, said) => {
      resolve({ code: error === null ? 0 : Number(error.code), out, said });
    });
  });
}

async function aGameUnderWay(): Promise<{ server: TestServer; table: string } & Awaited<ReturnType<typeof gameOfTwo>>> {
  const server = await testServer({}, { RATE_LIMIT_FACTOR: '1000' });
  const players = await gameOfTwo(server);
  return { server, table: players.ana.state?.table.table ?? '', ...players };
}

async function gameOfTwo(server: TestServer) {
  const [ana, ben] = await Promise.all([server.connect(), server.connect()]);
  await ana.must({ type: 'createLobby', name: 'Ana', options: { pace: 0 } });
  await ben.must({ type: 'joinLobby', code: ana.lobby?.code ?? '', name: 'Ben' });
  await ana.must({ type: 'start' });
  await eventually(() => expect(ben.state?.view).toBeDefined());
  return { ana, ben };
}

test('npm run export: lists tables, shows a running game as the asking seat may see it', async () => {
  const { server, table } = await aGameUnderWay();
  const { dataDir } = server.config;
  const [list, seat, nobody, nonsense] = await Promise.all([
    run('export', [], dataDir),
    run('export', [table, '--seat', '0'], dataDir),
    run('export', ['no-such-table'], dataDir),
    run('export', [table, '--seat', 'first'], dataDir),
  ]);
  expect(list.out).toContain(table);
  expect(seat.code).toBe(0);
  expect(seat.out).toContain('"illuminatiAssigned"');
  expect(seat.out).not.toContain('serverSeed');
  expect(nobody).toMatchObject({ code: 1, out: '', said: expect.stringContaining('there is no table') });
  expect(nonsense).toMatchObject({ code: 1, out: '', said: expect.stringContaining('--seat is a number from 0') });
}, 240_000);

test('npm run import: a log that was exported is a table again, once', async () => {
  const { server, table } = await aGameUnderWay();
  const { dataDir } = server.config;
  const elsewhere = temporaryFolder();
  const { out } = await run('export', [table, '--operator'], dataDir);
  writeFileSync(join(elsewhere, 'game.jsonl'), out);
  expect(out).toContain('serverSeed');
  // Beside the running server: the copy is another table of its database.
  const file = join(elsewhere, 'game.jsonl');
  expect(await run('import', [file, '--as', 'copy'], dataDir)).toMatchObject({
    code: 0,
    out: 'imported as copy: playing\n',
  });
  expect(exportTable({ dataDir, table: 'copy', viewer: 'operator' }).join('\n')).toBe(out.trimEnd());
  const [twice, nothing] = await Promise.all([
    run('import', [file, '--as', 'copy'], dataDir),
    run('import', [], dataDir),
  ]);
  expect(twice).toMatchObject({ code: 1, said: expect.stringContaining('already') });
  expect(nothing).toMatchObject({ code: 2, said: expect.stringContaining('usage') });
}, 240_000);

test('npm run backup: while the server plays, whole and checked, never over another file', async () => {
  const { server, ana, ben } = await aGameUnderWay();
  const { dataDir } = server.config;
  const playing = playTogether([ana, ben], 20);
  const first = await run('backup', ['copy.db'], dataDir);
  await playing;
  expect(first).toMatchObject({ code: 0, out: expect.stringContaining('checked') });
  expect(existsSync(join(dataDir, 'copy.db'))).toBe(true);
  const [twice, nothing] = await Promise.all([
    run('backup', ['copy.db'], dataDir),
    run('backup', ['copy.db'], temporaryFolder()),
  ]);
  expect(twice).toMatchObject({ code: 1, said: expect.stringContaining('exists already') });
  expect(nothing).toMatchObject({ code: 1, said: expect.stringContaining('no database') });
}, 240_000);

test('npm run restore: under a running server, whose clients come back to the earlier position', async () => {
  const { server, ana, ben } = await aGameUnderWay();
  const { dataDir } = server.config;
  const before = ana.state?.view;
  backUp(dataDir, join(dataDir, 'copy.db'));
  await playTogether([ana, ben], 10);
  expect(await run('restore', ['copy.db'], dataDir)).toMatchObject({ code: 0, out: 'copy.db is in place\n' });
  expect(await ana.whenClosed()).toMatchObject({ code: 1012 });
  await eventually(async () => {
    const again = await server.connect(ana.cookie);
    await again.must({ type: 'resync' });
    expect(again.state?.view).toEqual(before);
  });
}, 240_000);
