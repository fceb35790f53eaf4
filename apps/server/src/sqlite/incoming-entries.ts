/**
 * New entries of all logs, in the order they come (SQL table `arrivals`). A thousand tables write to a thousand places of the file, and a place
 * costs about 35 µs to write; the end of `arrivals` is one place for all of them. Some seconds later the entries of a table move together, as one
 * segment of its log (SQL table `stretches`). An entry costs 51 µs this way and 130 µs with a row, an index entry and a deadline of its own, a
 * quarter of a whole command (docs/benchmarks-server.md).
 */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { CommandIds } from './command-ids.ts';
import { entriesIn, type StoredEntry, segmentRow } from './log-segment.ts';
import { type NewEntry, type Settled, STATEMENTS } from './write-job.ts';

/** The longer, the more entries move together, and the more a start after a crash has to move. */
const REST_MS = 10_000;
/** A burst of moves must not fill the memory. */
const MOST_UNSETTLED = 16_384;
/** Players wait for the batch that this happens in. */
const SETTLING_MS = 2;
/** Rows at the front are deleted many at once: a page holds several. */
const TRIMMED_AT_ONCE = 256;

interface Unsettled {
  readonly entries: NewEntry[];
  readonly firstId: number;
  readonly since: number;
}

export class IncomingEntries {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #lastSettled: StatementSync;
  readonly #segments: StatementSync;
  readonly #putSegment: StatementSync;
  readonly #putDeadline: StatementSync;
  readonly #deleteDeadline: StatementSync;
  readonly #trim: StatementSync;
  /** In the order of their oldest entries, which is the order of a Map's keys. */
  readonly #unsettled = new Map<string, Unsettled>();
  readonly #commands: CommandIds;
  #count = 0;
  #nextId = 1;
  #trimmedTo = 1;
  #isKnown = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#insert = database.prepare('INSERT INTO arrivals (id, table_id, seq, deadline, entry) VALUES (?, ?, ?, ?, ?)');
    this.#lastSettled = database.prepare('SELECT max(last_seq) AS seq FROM stretches WHERE table_id = ?');
    this.#segments = database.prepare('SELECT lines FROM stretches WHERE table_id = ?');
    this.#putSegment = database.prepare(STATEMENTS.putSegment);
    this.#putDeadline = database.prepare(
      'INSERT INTO deadlines (table_id, at) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at',
    );
    this.#deleteDeadline = database.prepare(STATEMENTS.deleteDeadline);
    this.#trim = database.prepare('DELETE FROM arrivals WHERE id < ?');
    this.#commands = new CommandIds((table) => this.#commandsOf(table));
  }

  /** What lies in the file is not what is remembered here: it is new, somebody else wrote to it, or a batch was taken back. */
  forget(): void {
    this.#isKnown = false;
  }

  /** Inside every transaction, before anything else; whether all entries of before have been moved. */
  begin(): boolean {
    if (this.#isKnown) return false;
    this.#commands.clear();
    this.#unsettled.clear();
    this.#count = 0;
    this.settleAll();
    this.#nextId = 1;
    this.#trimmedTo = 1;
    this.#isKnown = true;
    return true;
  }

  /** Twice does no harm: a crash may leave entries that were moved already. */
  settleAll(): void {
    const rows = this.#database.prepare('SELECT * FROM arrivals ORDER BY table_id, seq');
    const found = new Map<string, (StoredEntry & { readonly deadline: number | undefined })[]>();
    for (const { table_id, seq, deadline, entry: json } of rows.iterate()) {
      const table = String(table_id);
      const entry = {
        seq: Number(seq),
        json: String(json),
        deadline: deadline === null ? undefined : Number(deadline),
      };
      const entries = found.get(table);
      if (entries === undefined) found.set(table, [entry]);
      else entries.push(entry);
    }
    for (const [table, entries] of found) {
      const last = this.#lastSettledSeq(table);
      const left = entries.filter(({ seq }) => seq > last);
      if (left.length > 0) this.#putSegment.run(...segmentRow(table, left));
      this.#setDeadline(table, entries.at(-1)?.deadline);
    }
    this.#database.exec('DELETE FROM arrivals');
  }

  /** False if this place in the log is taken, or the command has been carried out before. */
  add(entry: NewEntry, now: number): boolean {
    const { table, seq, commandId, deadline, json } = entry;
    if (seq <= this.#lastSeq(table)) return false;
    if (commandId !== undefined && this.#commands.has(table, commandId)) return false;
    const id = this.#nextId++;
    this.#insert.run(id, table, seq, deadline ?? null, json);
    const known = this.#unsettled.get(table);
    if (known === undefined) this.#unsettled.set(table, { entries: [entry], firstId: id, since: now });
    else known.entries.push(entry);
    if (commandId !== undefined) this.#commands.add(table, commandId);
    this.#count++;
    return true;
  }

  /** The table's entries are deleted, here and wherever they were moved to. */
  deleted(table: string): void {
    this.#count -= this.#unsettled.get(table)?.entries.length ?? 0;
    this.#unsettled.delete(table);
    this.#commands.forget(table);
  }

  hasOld(now: number): boolean {
    const [oldest] = this.#unsettled.values();
    return oldest !== undefined && (now - oldest.since >= REST_MS || this.#count > MOST_UNSETTLED);
  }

  /** For a moment, the oldest first. */
  settleOld(now: number): Settled['tables'] {
    const tables: string[] = [];
    for (const [table, { entries }] of this.#unsettled) {
      if (!this.hasOld(now) || performance.now() - now > SETTLING_MS) break;
      this.#putSegment.run(...segmentRow(table, entries));
      this.#setDeadline(table, entries.at(-1)?.deadline);
      this.#unsettled.delete(table);
      this.#count -= entries.length;
      tables.push(table);
    }
    this.#trimFront();
    return tables;
  }

  #trimFront(): void {
    const [oldest] = this.#unsettled.values();
    const needed = oldest?.firstId ?? this.#nextId;
    const settled = needed - this.#trimmedTo;
    if (settled === 0 || (settled < TRIMMED_AT_ONCE && oldest !== undefined)) return;
    this.#trim.run(needed);
    this.#trimmedTo = needed;
  }

  #lastSeq(table: string): number {
    const unsettled = this.#unsettled.get(table)?.entries.at(-1);
    return unsettled?.seq ?? this.#lastSettledSeq(table);
  }

  #lastSettledSeq(table: string): number {
    return Number(this.#lastSettled.get(table)?.seq ?? 0);
  }

  #setDeadline(table: string, at: number | undefined): void {
    if (at === undefined) this.#deleteDeadline.run(table);
    else this.#putDeadline.run(table, at);
  }

  *#commandsOf(table: string): Iterable<string> {
    for (const { lines } of this.#segments.all(table))
      for (const { commandId } of entriesIn(lines)) if (commandId !== undefined) yield commandId;
    for (const { commandId } of this.#unsettled.get(table)?.entries ?? []) if (commandId !== undefined) yield commandId;
  }
}
