/** The table's Store on Postgres: appends go out in batches, reads come from a pool. */

import type { AppendRequest, AppendResult, LogEntry, Snapshot, StoredTable, TableId } from '@illuminice/table';
import {
  type Deadline,
  endsRestored,
  entriesOfPiece,
  entryIn,
  type ServerTableStore,
  SNAPSHOTS_KEPT,
  snapshotIn,
  storedTable,
} from '../store/index.ts';
import { Archive } from './archive.ts';
import type { Database } from './database.ts';
import { EntryBatches } from './entry-batches.ts';

/** Larger than any log, within Postgres' INTEGER. */
const LATEST = 2_147_483_647;

const ENTRIES = {
  name: 'entries',
  text: 'SELECT entry FROM log WHERE table_id = $1 AND seq BETWEEN $2 AND $3 ORDER BY seq',
};
/** Snapshot, tail and owner in one round trip: one row at least where there is a table. */
const LOAD = {
  name: 'load',
  text: `WITH newest AS (SELECT seq, body FROM snapshots WHERE table_id = $1 AND seq <= $2 ORDER BY seq DESC LIMIT 1)
    SELECT t.tended_by, t.archived, EXISTS (SELECT 1 FROM restored r WHERE r.table_id = t.id) AS restored,
      n.seq AS snapshot_seq, n.body, l.entry
    FROM tables t LEFT JOIN newest n ON true
    LEFT JOIN log l ON l.table_id = t.id AND l.seq > coalesce(n.seq, 0) AND l.seq <= $2
    WHERE t.id = $1 ORDER BY l.seq`,
};
const BY_COMMAND = {
  name: 'by_command',
  text: `SELECT seq, NULL::BYTEA AS body FROM log WHERE table_id = $1 AND command_id = $2
    UNION ALL SELECT NULL, body FROM archive WHERE table_id = $1`,
};

export interface PostgresStoreSettings {
  readonly database: Database;
  readonly node: string;
  /** Names of the other processes that live. */
  readonly alive?: () => readonly string[];
}

export interface OwnEntry {
  readonly json: string;
  readonly deadline: number | undefined;
}

export class PostgresTableStore implements ServerTableStore {
  readonly #database: Database;
  readonly #batches: EntryBatches;
  readonly #archive: Archive;
  readonly #owners = new Map<TableId, string>();
  /** An entry becomes JSON once, for the database and for the other processes. */
  readonly #own = new WeakMap<LogEntry, OwnEntry>();

  constructor({ database, node, alive = () => [] }: PostgresStoreSettings) {
    this.#database = database;
    this.#batches = new EntryBatches({ database, node, alive });
    this.#archive = new Archive(database);
  }

  get queued(): number {
    return this.#batches.queued;
  }

  idle(): Promise<void> {
    return this.#batches.idle();
  }

  /** Which process looks after clock and computer players, as far as this one has heard. */
  ownerOf(table: TableId): string | undefined {
    return this.#owners.get(table);
  }

  setOwner(table: TableId, node: string): void {
    this.#owners.set(table, node);
  }

  /** Of an entry that was written here; undefined for those of other processes. */
  ownEntry(entry: LogEntry): OwnEntry | undefined {
    return this.#own.get(entry);
  }

  async append(request: AppendRequest): Promise<AppendResult> {
    const { table, expectedSeq, commandId, entry, deadline, due, isOver } = request;
    const { json = JSON.stringify(entry) } = request;
    this.#own.set(entry, { json, deadline });
    const answer = await this.#batches.add({
      table,
      seq: expectedSeq + 1,
      commandId,
      json,
      deadline: deadline === undefined ? undefined : Math.ceil(deadline),
      due: due === undefined ? undefined : Math.ceil(due),
      overSince: isOver === true ? entry.at : undefined,
    });
    if (answer.result === 'archived') {
      await this.#archive.bringBack(table);
      return { result: 'conflict' };
    }
    if (answer.result === 'conflict') return { result: 'conflict' };
    if (answer.result === 'duplicate') return answer;
    this.#owners.set(table, answer.owner);
    if (endsRestored(entry)) await this.#database.query('DELETE FROM restored WHERE table_id = $1', [table]);
    return { result: 'stored' };
  }

  async load(table: TableId, upTo: number = LATEST): Promise<StoredTable | undefined> {
    const rows = await this.#database.query(LOAD, [table, upTo]);
    const first = rows[0];
    if (first === undefined) return undefined;
    if (typeof first.tended_by === 'string') this.#owners.set(table, first.tended_by);
    const { snapshot_seq: seq, body } = first;
    const snapshot = seq === null ? undefined : snapshotIn({ seq, body });
    const from = snapshot?.seq ?? 0;
    const tail =
      first.archived === true
        ? (await this.#archive.entries(table)).filter(({ seq }) => seq > from && seq <= upTo)
        : rows.flatMap(({ entry }) => (entry === null ? [] : [entryIn(entry)]));
    return storedTable({ snapshot, tail, isRestored: first.restored === true });
  }

  async entries(table: TableId, from: number, to: number = LATEST): Promise<readonly LogEntry[]> {
    const rows = await this.#database.query(ENTRIES, [table, from, to]);
    if (rows.length > 0) return rows.map(({ entry }) => entryIn(entry));
    return (await this.#archive.entries(table)).filter(({ seq }) => seq >= from && seq <= to);
  }

  async saveSnapshot(table: TableId, { seq, state }: Snapshot): Promise<void> {
    await this.#database.query(
      `INSERT INTO snapshots (table_id, seq, body) VALUES ($1, $2, $3)
       ON CONFLICT (table_id, seq) DO UPDATE SET body = excluded.body`,
      [table, seq, JSON.stringify(state)],
    );
    await this.#database.query(
      `DELETE FROM snapshots WHERE table_id = $1 AND seq NOT IN
       (SELECT seq FROM snapshots WHERE table_id = $1 ORDER BY seq DESC LIMIT $2)`,
      [table, SNAPSHOTS_KEPT],
    );
  }

  async accepted(table: TableId, commandId: string): Promise<number | undefined> {
    const row = await this.#database.one(BY_COMMAND, [table, commandId]);
    if (row === undefined) return undefined;
    if (row.seq !== null) return Number(row.seq);
    return entriesOfPiece(row.body).find((entry) => entry.commandId === commandId)?.seq;
  }

  async deadlines(before = Number.MAX_SAFE_INTEGER): Promise<readonly Deadline[]> {
    const rows = await this.#database.query(
      'SELECT id, deadline FROM tables WHERE deadline IS NOT NULL AND deadline < $1 ORDER BY deadline',
      [before],
    );
    return rows.map(({ id, deadline }) => ({ table: String(id), at: Number(deadline) }));
  }

  forget(table: TableId): void {
    this.#owners.delete(table);
  }

  async archiveOver(before: number): Promise<number> {
    return this.#archive.putAway(before);
  }

  async deleteTable(table: TableId): Promise<void> {
    this.forget(table);
    await this.#database.transaction(async (client) => {
      // First: whoever appends at this moment finds no table and takes their entry back.
      await client.query('DELETE FROM tables WHERE id = $1', [table]);
      await client.query('DELETE FROM log WHERE table_id = $1', [table]);
      await client.query('DELETE FROM snapshots WHERE table_id = $1', [table]);
      await client.query('DELETE FROM archive WHERE table_id = $1', [table]);
      await client.query('DELETE FROM restored WHERE table_id = $1', [table]);
    });
  }
}
