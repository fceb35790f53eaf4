/**
 * Where lines come in. A thousand tables write to a thousand pages of `log`, and a page costs about 35 µs to write; the end of `arrivals` is one
 * page for all of them. A table's lines move to `log` together, ten seconds later, and share the price of its page.
 */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { NewLine, Settled } from './write-job.ts';

/** The longer, the more lines of a table move together, and the more a start after a crash has to move. */
const REST_MS = 10_000;
/** A burst of moves must not fill the memory. */
const MOST_UNSETTLED = 16_384;
/** Players wait for the batch that this happens in. */
const SETTLING_MS = 2;
/** Rows at the front are deleted in stretches: a page holds several. */
const TRIMMED_AT_ONCE = 256;

interface Unsettled {
  readonly ids: number[];
  readonly commands: Set<string>;
  readonly since: number;
  lastSeq: number;
}

/** Moves everything. Twice does no harm: a crash may leave lines that were moved already. */
const SETTLE_ALL = `
  INSERT INTO log (table_id, seq, command_id, at, entry)
    SELECT table_id, seq, command_id, at, entry FROM arrivals WHERE true ORDER BY table_id, seq
    ON CONFLICT (table_id, seq) DO NOTHING;
  DELETE FROM deadlines WHERE table_id IN (SELECT table_id FROM arrivals);
  INSERT INTO deadlines (table_id, at)
    SELECT table_id, deadline FROM (SELECT table_id, deadline, max(seq) FROM arrivals GROUP BY table_id)
    WHERE deadline IS NOT NULL;
  DELETE FROM arrivals;
`;

export function settleAll(database: DatabaseSync): void {
  database.exec(SETTLE_ALL);
}

export class Arrivals {
  readonly #database: DatabaseSync;
  readonly #insert: StatementSync;
  readonly #lastInLog: StatementSync;
  readonly #commandInLog: StatementSync;
  readonly #move: StatementSync;
  readonly #dropDeadline: StatementSync;
  readonly #moveDeadline: StatementSync;
  readonly #trim: StatementSync;
  /** In the order of their oldest lines, which is the order of a Map's keys. */
  readonly #unsettled = new Map<string, Unsettled>();
  #count = 0;
  #nextId = 1;
  #trimmedTo = 1;
  #isKnown = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    this.#insert = database.prepare(
      'INSERT INTO arrivals (id, table_id, seq, command_id, at, deadline, entry) VALUES (?, ?, ?, ?, ?, ?, ?)',
    );
    this.#lastInLog = database.prepare('SELECT max(seq) AS seq FROM log WHERE table_id = ?');
    this.#commandInLog = database.prepare('SELECT 1 FROM log WHERE table_id = ? AND command_id = ?');
    this.#move = database.prepare(`INSERT INTO log (table_id, seq, command_id, at, entry)
      SELECT table_id, seq, command_id, at, entry FROM arrivals WHERE id = ?`);
    this.#dropDeadline = database.prepare('DELETE FROM deadlines WHERE table_id = ?');
    this.#moveDeadline = database.prepare(`INSERT INTO deadlines (table_id, at)
      SELECT table_id, deadline FROM arrivals WHERE id = ? AND deadline IS NOT NULL
      ON CONFLICT (table_id) DO UPDATE SET at = excluded.at`);
    this.#trim = database.prepare('DELETE FROM arrivals WHERE id < ?');
  }

  /** What lies in the file is not what is remembered here: it is new, somebody else wrote to it, or a batch was taken back. */
  forget(): void {
    this.#isKnown = false;
  }

  /** Inside every transaction, before anything else; whether all lines of before have been moved. */
  begin(): boolean {
    if (this.#isKnown) return false;
    settleAll(this.#database);
    this.#unsettled.clear();
    this.#count = 0;
    this.#nextId = 1;
    this.#trimmedTo = 1;
    this.#isKnown = true;
    return true;
  }

  /** False if this place in the log is taken, or the command has been carried out before. */
  add({ table, seq, commandId, at, deadline, entry }: NewLine, now: number): boolean {
    const known = this.#unsettled.get(table);
    if (seq <= (known?.lastSeq ?? Number(this.#lastInLog.get(table)?.seq ?? 0))) return false;
    if (commandId !== undefined && (known?.commands.has(commandId) || this.#commandInLog.get(table, commandId)))
      return false;
    const id = this.#nextId++;
    this.#insert.run(id, table, seq, commandId ?? null, at, deadline ?? null, entry);
    const lines = known ?? { ids: [], commands: new Set(), since: now, lastSeq: 0 };
    if (known === undefined) this.#unsettled.set(table, lines);
    lines.ids.push(id);
    if (commandId !== undefined) lines.commands.add(commandId);
    lines.lastSeq = seq;
    this.#count++;
    return true;
  }

  /** The table's lines are deleted, here and in the log. */
  deleted(table: string): void {
    this.#count -= this.#unsettled.get(table)?.ids.length ?? 0;
    this.#unsettled.delete(table);
  }

  hasOld(now: number): boolean {
    const [oldest] = this.#unsettled.values();
    return oldest !== undefined && (now - oldest.since >= REST_MS || this.#count > MOST_UNSETTLED);
  }

  /** For a moment, the oldest first. */
  settleOld(now: number): Settled['tables'] {
    const tables: string[] = [];
    while (this.hasOld(now) && performance.now() - now < SETTLING_MS) {
      const [oldest] = this.#unsettled;
      if (oldest === undefined) break;
      const [table, { ids }] = oldest;
      this.#settle(table, ids);
      tables.push(table);
    }
    this.#trimFront();
    return tables;
  }

  #settle(table: string, ids: readonly number[]): void {
    for (const id of ids) this.#move.run(id);
    const last = ids.at(-1) as number;
    if (this.#moveDeadline.run(last).changes === 0) this.#dropDeadline.run(table);
    this.#unsettled.delete(table);
    this.#count -= ids.length;
  }

  #trimFront(): void {
    const [oldest] = this.#unsettled.values();
    const needed = oldest?.ids[0] ?? this.#nextId;
    if (needed - this.#trimmedTo < TRIMMED_AT_ONCE && oldest !== undefined) return;
    if (needed === this.#trimmedTo) return;
    this.#trim.run(needed);
    this.#trimmedTo = needed;
  }
}
