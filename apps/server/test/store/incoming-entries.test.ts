import { DatabaseSync } from 'node:sqlite';
import { describe, expect, onTestFinished, test } from 'vitest';
import { CommandIds } from '../../src/sqlite/command-ids.ts';
import { GroupCommit } from '../../src/sqlite/group-commit.ts';
import { IncomingEntries } from '../../src/sqlite/incoming-entries.ts';
import { MIGRATIONS, migrate } from '../../src/sqlite/migrations.ts';
import { openForReading, openForWriting } from '../../src/sqlite/open-database.ts';
import { SqliteTableStore } from '../../src/sqlite/sqlite-table-store.ts';
import type { NewEntry } from '../../src/sqlite/write-job.ts';
import { temporaryFolder } from '../helpers/temporary-folder.ts';

const LATER = 60_000;

function newDatabase(): DatabaseSync {
  const database = new DatabaseSync(':memory:');
  migrate(database);
  return database;
}

function newEntry(table: string, seq: number, more: Partial<NewEntry> = {}): NewEntry {
  const commandId = more.commandId ?? `${seq}`;
  return { table, seq, deadline: undefined, json: JSON.stringify({ seq, commandId, table }), ...more, commandId };
}

const namesOf = (rows: readonly Record<string, unknown>[]) => rows.map(({ table_id, seq }) => `${table_id} ${seq}`);

const allOf = (database: DatabaseSync) =>
  namesOf(database.prepare('SELECT table_id, seq FROM lines ORDER BY table_id, seq').all());

const movedOf = (database: DatabaseSync) =>
  database
    .prepare('SELECT table_id, first_seq, last_seq FROM stretches ORDER BY table_id, first_seq')
    .all()
    .map(({ table_id, first_seq, last_seq }) => `${table_id} ${first_seq}-${last_seq}`);

const restingIn = (database: DatabaseSync) =>
  namesOf(database.prepare('SELECT table_id, seq FROM arrivals ORDER BY table_id, seq').all());

const deadlinesIn = (database: DatabaseSync) =>
  database
    .prepare('SELECT table_id, at FROM deadlines ORDER BY at')
    .all()
    .map(({ table_id, at }) => [table_id, at]);

describe('lines on their way into the log', () => {
  function begun() {
    const database = newDatabase();
    const incoming = new IncomingEntries(database);
    incoming.begin();
    return { database, incoming, now: performance.now() };
  }

  test('rest first, then move with the deadline of the last of them', () => {
    const { database, incoming, now } = begun();
    for (const seq of [1, 2, 3]) incoming.add(newEntry('a', seq, { deadline: seq * 100 }), now);
    incoming.add(newEntry('b', 1), now + LATER);
    expect(incoming.settleOld(now)).toEqual([]);
    expect(movedOf(database)).toEqual([]);
    const then = performance.now();
    incoming.forget();
    incoming.begin();
    expect(movedOf(database)).toEqual(['a 1-3', 'b 1-1']);
    expect(restingIn(database)).toEqual([]);
    expect(deadlinesIn(database)).toEqual([['a', 300]]);
    expect(incoming.hasOld(then + LATER)).toBe(false);
  });

  test('the oldest table first, whole; the others stay', () => {
    const { database, incoming } = begun();
    const now = performance.now();
    incoming.add(newEntry('b', 1, { deadline: 7 }), now - LATER);
    incoming.add(newEntry('a', 1), now);
    incoming.add(newEntry('b', 2), now);
    expect(incoming.settleOld(performance.now())).toEqual(['b']);
    expect(movedOf(database)).toEqual(['b 1-2']);
    expect(deadlinesIn(database)).toEqual([]);
    expect(allOf(database)).toEqual(['a 1', 'b 1', 'b 2']);
  });

  test('a place or a command that is taken is refused, moved or not', () => {
    const { incoming } = begun();
    const now = performance.now();
    const isRefused = () => [
      incoming.add(newEntry('a', 2, { commandId: 'new' }), now),
      incoming.add(newEntry('a', 3, { commandId: '1' }), now),
    ];
    for (const seq of [1, 2]) incoming.add(newEntry('a', seq), now - LATER);
    expect(isRefused()).toEqual([false, false]);
    expect(incoming.settleOld(performance.now())).toEqual(['a']);
    expect(isRefused()).toEqual([false, false]);
    expect(incoming.add(newEntry('a', 3), now)).toBe(true);
  });

  test('moving again what a crash left in both places changes nothing', () => {
    const { database, incoming } = begun();
    const now = performance.now();
    incoming.add(newEntry('z', 1), now);
    incoming.add(newEntry('a', 1, { deadline: 5 }), now - LATER);
    database.exec(`INSERT INTO stretches (table_id, first_seq, last_seq, lines)
      SELECT table_id, seq, seq, '[' || entry || ']' FROM arrivals WHERE table_id = 'a'`);
    expect(allOf(database)).toEqual(['a 1', 'z 1']);
    incoming.settleAll();
    incoming.settleAll();
    expect(movedOf(database)).toEqual(['a 1-1', 'z 1-1']);
    expect(allOf(database)).toEqual(['a 1', 'z 1']);
    expect(deadlinesIn(database)).toEqual([['a', 5]]);
  });

  test('a table that was forgotten because too many others were played at still knows its commands', () => {
    const { incoming } = begun();
    const now = performance.now();
    incoming.add(newEntry('a', 1, { commandId: 'once' }), now);
    incoming.forget();
    incoming.begin();
    expect(incoming.add(newEntry('a', 2, { commandId: 'once' }), now)).toBe(false);
    expect(incoming.add(newEntry('a', 2, { commandId: 'twice' }), now)).toBe(true);
    expect(incoming.add(newEntry('a', 3, { commandId: 'twice' }), now)).toBe(false);
  });
});

test('what an older server wrote line by line is read as before', () => {
  const dataDir = temporaryFolder();
  const older = openForWriting(dataDir);
  migrate(older, MIGRATIONS.slice(0, 2));
  const insert = older.prepare('INSERT INTO log (table_id, seq, command_id, at, entry) VALUES (?, ?, ?, ?, ?)');
  const entry = (seq: number) => ({ seq, at: 1.5, commandId: `c${seq}`, facts: [{ type: 'waited', text: 'ä "\\n"' }] });
  for (const seq of [2, 1, 3]) insert.run('a', seq, `c${seq}`, 1, JSON.stringify(entry(seq)));
  migrate(older);
  expect(movedOf(older)).toEqual(['a 1-3']);
  const lines = older.prepare('SELECT entry FROM lines ORDER BY seq').all();
  expect(lines.map((row) => JSON.parse(String(row.entry)))).toEqual([1, 2, 3].map(entry));
  older.close();
});

test('of more commands than are remembered the oldest tables are read again', () => {
  let reads = 0;
  const ids = new CommandIds((table) => {
    reads++;
    return [`${table} before`];
  });
  expect(ids.has('a', 'a before')).toBe(true);
  for (let number = 0; number < 199_998; number++) ids.add(number % 2 ? 'b' : 'c', `${number}`);
  expect(reads).toBe(3);
  expect(ids.has('a', 'a before')).toBe(true);
  expect(reads).toBe(4);
});

describe('the store around them', () => {
  const entry = (seq: number) => ({ seq, at: seq, facts: [] });
  const request = (table: string, seq: number, commandId?: string) => ({
    table,
    expectedSeq: seq - 1,
    entry: { ...entry(seq), ...(commandId === undefined ? {} : { commandId }) },
    deadline: seq * 10,
    ...(commandId === undefined ? {} : { commandId }),
  });

  async function openStore(dataDir: string) {
    const writer = new GroupCommit(dataDir);
    await writer.ready();
    const reader = openForReading(dataDir);
    onTestFinished(async () => {
      await writer.close();
      reader.close();
    });
    return new SqliteTableStore(writer, reader);
  }

  test('a start after a crash finds what had not moved yet', async () => {
    const dataDir = temporaryFolder();
    const left = openForWriting(dataDir);
    migrate(left);
    const incoming = new IncomingEntries(left);
    incoming.begin();
    incoming.add(newEntry('a', 1, { json: JSON.stringify({ ...entry(1), commandId: '1' }), deadline: 40 }), 0);
    left.close();
    const store = await openStore(dataDir);
    expect(await store.load('a')).toEqual({ tail: [{ ...entry(1), commandId: '1' }] });
    expect(await store.deadlines()).toEqual([{ table: 'a', at: 40 }]);
    expect(await store.append(request('a', 2, '1'))).toEqual({ result: 'duplicate', seq: 1 });
  }, 60_000);

  test('two processes on one file never write the same line', async () => {
    const dataDir = temporaryFolder();
    const [one, other] = [await openStore(dataDir), await openStore(dataDir)];
    expect(await one.append(request('a', 1, 'x'))).toEqual({ result: 'stored' });
    expect(await other.append(request('a', 1, 'y'))).toEqual({ result: 'conflict' });
    expect(await other.load('a')).toEqual({ tail: [request('a', 1, 'x').entry] });
    expect(await other.append(request('a', 2, 'x'))).toEqual({ result: 'duplicate', seq: 1 });
    expect(await other.append(request('a', 2, 'y'))).toEqual({ result: 'stored' });
    expect(await one.append(request('a', 2, 'z'))).toEqual({ result: 'conflict' });
    expect(await one.entries('a', 1)).toEqual([request('a', 1, 'x').entry, request('a', 2, 'y').entry]);
  }, 60_000);

  test('a deleted table leaves nothing behind that could come back', async () => {
    const dataDir = temporaryFolder();
    const store = await openStore(dataDir);
    await store.append(request('a', 1));
    await store.deleteTable('a');
    expect(await store.load('a')).toBeUndefined();
    const again = await openStore(dataDir);
    expect(await again.load('a')).toBeUndefined();
    expect(await store.deadlines()).toEqual([]);
    expect(await store.append(request('a', 1))).toEqual({ result: 'stored' });
  }, 60_000);
});
