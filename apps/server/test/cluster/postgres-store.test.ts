import { describe, expect, onTestFinished, test } from 'vitest';
import { Nodes } from '../../src/cluster/nodes.ts';
import { Database } from '../../src/postgres/database.ts';
import { MIGRATION_LOCK, migrate } from '../../src/postgres/migrate.ts';
import { PostgresPeople } from '../../src/postgres/postgres-people.ts';
import { PostgresTableStore } from '../../src/postgres/postgres-table-store.ts';
import { SCHEMA } from '../../src/postgres/schema.ts';
import { Users } from '../../src/session/users.ts';
import { StoreUnavailable } from '../../src/store/index.ts';
import { describeDaily } from '../store/daily-conformance.ts';
import { describeShared } from '../store/shared-conformance.ts';
import { describeStore } from '../store/store-conformance.ts';
import { missing, withServices } from './with-services.ts';

const title = missing === undefined ? 'Postgres' : `Postgres: not run, ${missing}`;

describe.skipIf(missing !== undefined)(title, () => {
  const { newDatabase } = withServices();

  async function open(url: string, node = 'a'): Promise<{ database: Database; store: PostgresTableStore }> {
    const database = new Database(url);
    onTestFinished(() => database.close());
    await database.start();
    return { database, store: new PostgresTableStore({ database, node, alive: () => ['a', 'b'] }) };
  }

  describeStore('store', async () => {
    const url = await newDatabase();
    let store = (await open(url)).store;
    return {
      store,
      reopen: async () => {
        store = (await open(url)).store;
        return store;
      },
      deadlines: () => store.deadlines(),
      archiveOver: (before) => store.archiveOver(before),
      deleteTable: (table) => store.deleteTable(table),
    };
  });

  describeShared(async () => new PostgresPeople((await open(await newDatabase())).database));
  describeDaily(async () => new PostgresPeople((await open(await newDatabase())).database));

  const line = (seq: number) => ({ seq, at: seq, facts: [] });
  const first = { table: 't1', expectedSeq: 0, entry: line(1), deadline: undefined };

  test('processes that start together migrate once', async () => {
    const url = await newDatabase();
    const databases = Array.from({ length: 5 }, () => new Database(url));
    onTestFinished(async () => {
      for (const database of databases) await database.close();
    });
    await Promise.all(databases.map((database) => database.start()));
    expect(await databases[0]?.query('SELECT version FROM schema_version')).toEqual([{ version: SCHEMA.length }]);
  }, 60_000);

  test('[R-24.3] a database that crashes while a process waits to migrate does not end the process', async () => {
    const url = await newDatabase();
    const { database } = await open(url);
    const starting = new Database(url);
    onTestFinished(() => starting.close());
    const waitsForLock = "SELECT pid FROM pg_locks WHERE locktype = 'advisory' AND NOT granted";
    const started = await database.transaction(async (client) => {
      await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
      const started = starting.start();
      await expect.poll(() => database.query(waitsForLock)).toHaveLength(1);
      await database.query(`SELECT pg_terminate_backend(pid) FROM (${waitsForLock}) AS waiting`);
      return { started };
    });
    await expect(started.started).resolves.toBeUndefined();
  }, 60_000);

  test('[R-24.3] a database that crashes during a transaction does not end the process', async () => {
    const { database } = await open(await newDatabase());
    const broken = database.transaction(async (client) => {
      const { rows } = await client.query('SELECT pg_backend_pid() AS pid');
      const gone = new Promise((resolve) => client.once('end', resolve));
      await database.query('SELECT pg_terminate_backend($1)', [rows[0]?.pid]);
      await gone;
      await client.query('SELECT 1');
    });
    await expect(broken).rejects.toBeInstanceOf(StoreUnavailable);
    expect(await database.query('SELECT 1 AS one')).toEqual([{ one: 1 }]);
  }, 60_000);

  test('a failed migration leaves the database as it was, a newer one is refused in words', async () => {
    const { database } = await open(await newDatabase());
    const broken = [...SCHEMA, 'CREATE TABLE extra (a INTEGER); CREATE TABLE log (a INTEGER)'];
    await expect(database.transaction((client) => migrate(client, broken))).rejects.toThrow();
    expect(await database.query("SELECT to_regclass('extra') AS extra")).toEqual([{ extra: null }]);
    await database.query('UPDATE schema_version SET version = 99');
    await expect(database.transaction((client) => migrate(client))).rejects.toThrow('the database is of version 99');
  }, 60_000);

  test('a deadline is due by the clock of the database: a process with a fast clock does not fire early', async () => {
    const { store } = await open(await newDatabase());
    const due = Date.now() + 3_600_000;
    await store.append({ ...first, deadline: due });
    const early = { ...first, expectedSeq: 1, entry: line(2), due };
    expect(await store.append(early)).toEqual({ result: 'conflict' });
    expect(await store.entries('t1', 1)).toEqual([line(1)]);
    expect(await store.append({ ...early, due: Date.now() - 1000 })).toEqual({ result: 'stored' });
  }, 60_000);

  test('the clock of a process is that of the database, whatever the machine believes', async () => {
    const { database } = await open(await newDatabase());
    const nodes = new Nodes(database, () => Date.now() + 3_600_000);
    onTestFinished(() => nodes.stop());
    for (let beat = 0; beat < 5; beat++) await nodes.beat();
    const earliest = Number((await database.one('SELECT now_ms() AS now'))?.now);
    // Half of the way there and back is guessed; an hour is not.
    expect(Math.abs(nodes.now() - earliest)).toBeLessThan(60_000);
  }, 60_000);

  test('[V-6] a database whose clock is set back: the time of all processes goes on, and is set once', async () => {
    const { database } = await open(await newDatabase());
    const [one, other] = [new Nodes(database), new Nodes(database)];
    const aheadBy = async () => Number((await database.one("SELECT value FROM meta WHERE key = 'clock ahead'"))?.value);
    const hour = 3_600_000;
    for (const node of [one, other]) await node.beat();
    const before = Number((await database.one('SELECT now_ms() AS now'))?.now);
    await database.query(`CREATE OR REPLACE FUNCTION wall_ms() RETURNS BIGINT LANGUAGE sql VOLATILE AS
      $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT - ${hour} $$`);
    await Promise.all([one.beat(), other.beat()]);
    const after = Number((await database.one('SELECT now_ms() AS now'))?.now);
    // The time between two beats may be lost; this machine may be slow.
    expect(after).toBeGreaterThanOrEqual(before - 60_000);
    expect(after).toBeLessThan(before + 60_000);
    expect(await aheadBy()).toBeGreaterThan(hour - 60_000);
    expect(await aheadBy()).toBeLessThanOrEqual(hour);
    // A process that starts now finds the same time, though nobody else runs any more.
    const next = new Nodes(database);
    await next.beat();
    expect(next.now()).toBeGreaterThanOrEqual(after);
  }, 60_000);

  test('a process that says nothing for a while is dead for the others, and alive again when it speaks', async () => {
    const { database } = await open(await newDatabase());
    const [one, other] = [new Nodes(database), new Nodes(database)];
    // Its lease is set by hand: this machine may be slower than the lease is long.
    const lease = (ms: number) =>
      database.query('UPDATE nodes SET alive_until = now_ms() + $2 WHERE id = $1', [one.id, ms]);
    await one.beat();
    await lease(600_000);
    await other.beat();
    expect(other.others).toEqual([one.id]);
    await lease(-1);
    const deaths: string[] = [];
    other.onDeath(() => deaths.push('one'));
    await other.beat();
    expect([other.others, other.dead, deaths]).toEqual([[], [one.id], ['one']]);
    await one.beat();
    await lease(600_000);
    await other.beat();
    expect(other.isAlive(one.id)).toBe(true);
  }, 60_000);

  test('of many processes that answer one deadline one does, and who tends to the table stays the same', async () => {
    const url = await newDatabase();
    const stores = await Promise.all(['a', 'b', 'c', 'd'].map(async (node) => (await open(url, node)).store));
    await stores[1]?.append({ ...first, deadline: 5 });
    const answers = await Promise.all(
      stores.map((store, index) =>
        store.append({ ...first, expectedSeq: 1, entry: { ...line(2), at: index }, deadline: 9, due: 5 }),
      ),
    );
    expect(answers.map(({ result }) => result).sort()).toEqual(['conflict', 'conflict', 'conflict', 'stored']);
    const winner = answers.findIndex(({ result }) => result === 'stored');
    expect(stores[winner]?.ownerOf('t1')).toBe('b');
    expect(await stores[0]?.deadlines()).toEqual([{ table: 't1', at: 9 }]);
  }, 60_000);

  test('a block stays, whatever two processes that do not hear of each other write about the same person', async () => {
    const url = await newDatabase();
    const settings = async () => ({
      store: new PostgresPeople((await open(url)).database),
      onChanged: () => undefined,
      onForgotten: () => undefined,
      freshMs: Number.POSITIVE_INFINITY,
    });
    const [one, other] = [new Users(await settings()), new Users(await settings())];
    await one.setName('ana', 'Ana');
    expect(await other.get('ana')).toMatchObject({ name: 'Ana', blocked: [] });
    const ana = { id: 'ana', name: 'Ana' };
    await one.setBlocked(ana, { other: 'ben', on: true });
    // Both remember them without the other's block, and write.
    await other.setName('ana', 'Anna');
    await Promise.all([
      other.setBlocked(ana, { other: 'cleo', on: true }),
      one.setBlocked(ana, { other: 'dora', on: true }),
    ]);
    const stored = await new Users(await settings()).get('ana');
    expect(stored).toMatchObject({ name: 'Anna', blocked: expect.arrayContaining(['ben', 'cleo', 'dora']) });
    const brief = new Users({ ...(await settings()), freshMs: 0 });
    await brief.get('ana');
    await one.setBlocked(ana, { other: 'ben', on: false });
    expect(await brief.blockedBy('ana')).not.toContain('ben');
  }, 60_000);

  test('two processes write thousands of lines to the same tables in any order: no deadlock, no gap, none twice', async () => {
    const url = await newDatabase();
    const stores = [(await open(url, 'a')).store, (await open(url, 'b')).store];
    const tables = Array.from({ length: 20 }, (_, index) => `t${index}`);
    let stored = 0;
    await Promise.all(
      stores.flatMap((store, process) =>
        tables.map(async (table) => {
          let seq = 0;
          while (seq < 25) {
            const entry = { ...line(seq + 1), commandId: `${process}-${seq}` };
            const request = { table, expectedSeq: seq, entry, commandId: entry.commandId, deadline: seq % 3 };
            if ((await store.append(request)).result === 'stored') stored++;
            seq = (await store.entries(table, 1)).length;
          }
        }),
      ),
    );
    for (const table of tables)
      expect((await stores[0]?.entries(table, 1))?.map(({ seq }) => seq)).toEqual(
        Array.from({ length: (await stores[0]?.entries(table, 1))?.length ?? 0 }, (_, index) => index + 1),
      );
    expect(stored).toBeGreaterThanOrEqual(20 * 25);
  }, 60_000);
});
