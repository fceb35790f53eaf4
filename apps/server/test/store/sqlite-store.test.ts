import { DatabaseSync } from 'node:sqlite';
import { expect, onTestFinished, test } from 'vitest';
import { backUp, restore } from '../../src/sqlite/backup.ts';
import { GroupCommit } from '../../src/sqlite/group-commit.ts';
import { migrate } from '../../src/sqlite/migrations.ts';
import { databaseFile, openForReading } from '../../src/sqlite/open-database.ts';
import { SqliteTableStore } from '../../src/sqlite/sqlite-table-store.ts';
import { StoreUnavailable } from '../../src/store/store-unavailable.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';
import { describeStore } from './store-conformance.ts';

async function openStore(
  dataDir: string,
): Promise<{ store: SqliteTableStore; writer: GroupCommit; reader: DatabaseSync }> {
  const writer = new GroupCommit(dataDir);
  await writer.ready();
  const reader = openForReading(dataDir);
  onTestFinished(async () => {
    await writer.close();
    if (reader.isOpen) reader.close();
  });
  return { store: new SqliteTableStore(writer, reader), writer, reader };
}

describeStore('node:sqlite', async () => {
  const dataDir = temporaryFolder();
  let open = await openStore(dataDir);
  return {
    store: open.store,
    reopen: async () => {
      await open.writer.close();
      open.reader.close();
      open = await openStore(dataDir);
      return open.store;
    },
    deadlines: () => open.store.deadlines(),
    archiveOver: (before) => open.store.archiveOver(before),
    deleteTable: (table) => open.store.deleteTable(table),
  };
});

const line = { seq: 1, at: 1, facts: [] };
const first = { table: 't1', expectedSeq: 0, entry: line, deadline: undefined };

test('commands that arrive together share one transaction', async () => {
  const { store, writer } = await openStore(temporaryFolder());
  const before = writer.batches;
  await Promise.all(Array.from({ length: 50 }, (_, index) => store.append({ ...first, table: `t${index}` })));
  expect(writer.batches - before).toBe(1);
}, 60_000);

test('the file is in WAL mode and every commit is fsynced', async () => {
  const dataDir = temporaryFolder();
  const { reader } = await openStore(dataDir);
  expect(reader.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' });
}, 60_000);

test('a failed write acknowledges nothing, and the writer goes on', async () => {
  const dataDir = temporaryFolder();
  const { store, writer } = await openStore(dataDir);
  // Too few values: the whole batch is rolled back.
  const broken = writer.write([{ statement: 'putSegment', values: ['t9', 1] }]);
  const beside = store.append(first);
  await expect(broken).rejects.toThrow(StoreUnavailable);
  await expect(beside).rejects.toThrow(StoreUnavailable);
  expect(await store.load('t1')).toBeUndefined();
  expect(await store.append(first)).toEqual({ result: 'stored' });
}, 60_000);

test('a database of a newer server is left alone with a clear message', () => {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  database.exec('PRAGMA user_version = 99');
  expect(() => migrate(database)).toThrow('the database is of version 99');
}, 60_000);

test('a migration that fails leaves the file as it was', () => {
  const database = new DatabaseSync(':memory:');
  const good = 'CREATE TABLE one (a)';
  expect(() => migrate(database, [good, 'CREATE TABLE two (a); CREATE TABLE one (a)'])).toThrow();
  expect(database.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 1 });
  expect(database.prepare("SELECT count(*) AS n FROM sqlite_master WHERE name = 'two'").get()).toMatchObject({ n: 0 });
  migrate(database, [good, 'CREATE TABLE two (a)']);
  expect(database.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: 2 });
}, 60_000);

test('backup while writing, restore while running: the store says so and refuses what was decided before', async () => {
  const dataDir = temporaryFolder();
  const { store, writer } = await openStore(dataDir);
  await store.append(first);
  const writing = Promise.all([2, 3, 4].map((table) => store.append({ ...first, table: `t${table}` })));
  const target = `${dataDir}/copy.db`;
  expect(backUp(dataDir, target).bytes).toBeGreaterThan(0);
  await writing;
  const replaced = new Promise<void>((resolve) => writer.onReplaced(resolve));
  await restore(dataDir, target);
  await expect(store.append({ ...first, expectedSeq: 1, entry: { ...line, seq: 2 } })).rejects.toThrow(
    StoreUnavailable,
  );
  await replaced;
  // V-18: people remember what came after.
  expect(await store.load('t1')).toEqual({ tail: [line], isRestored: true });
  writer.acceptReplacement();
  expect(await store.append({ ...first, expectedSeq: 1, entry: { ...line, seq: 2 } })).toEqual({ result: 'stored' });
  expect(() => backUp(dataDir, target)).toThrow('a backup never overwrites anything');
}, 60_000);

test('restore refuses a damaged backup and touches nothing', async () => {
  const dataDir = temporaryFolder();
  const { store } = await openStore(dataDir);
  await store.append(first);
  const { writeFileSync } = await import('node:fs');
  writeFileSync(`${dataDir}/broken.db`, 'not a database at all, whatever its name says'.repeat(200));
  await expect(restore(dataDir, `${dataDir}/broken.db`)).rejects.toThrow();
  await expect(restore(dataDir, `${dataDir}/missing.db`)).rejects.toThrow('there is no backup');
  expect(await store.load('t1')).toEqual({ tail: [line] });
  expect(databaseFile(dataDir)).toContain(dataDir);
}, 60_000);
