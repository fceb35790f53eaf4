/** The table's Store on SQLite: appends go through the writer thread, reads come from a connection of their own. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type { AppendRequest, AppendResult, LogEntry, Snapshot, StoredTable, TableId } from '@illuminice/table';
import {
  compressed,
  type Deadline,
  endsRestored,
  entriesOfPiece,
  entryIn,
  isGameOver,
  type ServerTableStore,
  SNAPSHOTS_KEPT,
  snapshotIn,
  storedTable,
} from '../store/index.ts';
import type { GroupCommit } from './group-commit.ts';
import { entriesIn, segmentRow } from './log-segment.ts';
import type { WriteStep } from './write-job.ts';

const LATEST = Number.MAX_SAFE_INTEGER;

export class SqliteTableStore implements ServerTableStore {
  readonly #writer: GroupCommit;
  readonly #segments: StatementSync;
  readonly #snapshot: StatementSync;
  readonly #byCommand: StatementSync;
  readonly #deadlines: StatementSync;
  /** Tables somebody looks at whose log is in the archive. */
  readonly #archived = new Set<TableId>();
  readonly #piece: StatementSync;
  readonly #over: StatementSync;
  readonly #restored: StatementSync;

  constructor(writer: GroupCommit, reader: DatabaseSync) {
    this.#writer = writer;
    this.#segments = reader.prepare(
      'SELECT lines FROM stretches WHERE table_id = ? AND last_seq >= ? AND first_seq <= ? ORDER BY first_seq',
    );
    this.#snapshot = reader.prepare(
      'SELECT seq, body FROM snapshots WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
    );
    this.#byCommand = reader.prepare('SELECT lines FROM stretches WHERE table_id = ? AND instr(lines, ?) > 0');
    this.#deadlines = reader.prepare('SELECT table_id, at FROM deadlines WHERE at < ? ORDER BY at');
    this.#piece = reader.prepare('SELECT body FROM archive WHERE table_id = ?');
    this.#restored = reader.prepare('SELECT 1 FROM restored WHERE table_id = ?');
    this.#over = reader.prepare('SELECT table_id FROM over WHERE since < ? ORDER BY since LIMIT 50');
  }

  async append({ table, expectedSeq, commandId, entry, json, deadline, isOver }: AppendRequest): Promise<AppendResult> {
    if (this.#archived.has(table)) await this.#bringBack(table);
    const appended = {
      table,
      seq: expectedSeq + 1,
      commandId,
      deadline: deadline === undefined ? undefined : Math.ceil(deadline),
      json: json ?? JSON.stringify(entry),
    };
    const steps: WriteStep[] = isOver ? [{ statement: 'putOver', values: [table, entry.at] }] : [];
    if (endsRestored(entry)) steps.push({ statement: 'deleteRestored', values: [table] });
    const outcome = await this.#writer.append(appended, steps);
    if (outcome === 'done') return { result: 'stored' };
    const before = commandId === undefined ? undefined : this.#acceptedSeq(table, commandId);
    return before === undefined ? { result: 'conflict' } : { result: 'duplicate', seq: before };
  }

  async load(table: TableId, upTo: number = LATEST): Promise<StoredTable | undefined> {
    const found = this.#snapshot.get(table, upTo) as { readonly seq: unknown; readonly body: unknown } | undefined;
    const snapshot = found && snapshotIn(found);
    const tail = this.#read(table, (snapshot?.seq ?? 0) + 1, upTo);
    return storedTable({ snapshot, tail, isRestored: this.#restored.get(table) !== undefined });
  }

  async entries(table: TableId, from: number, to: number = LATEST): Promise<readonly LogEntry[]> {
    return this.#read(table, from, to);
  }

  async saveSnapshot(table: TableId, { seq, state }: Snapshot): Promise<void> {
    await this.#writer.write([
      { statement: 'addSnapshot', values: [table, seq, JSON.stringify(state)] },
      { statement: 'trimSnapshots', values: [table, table, SNAPSHOTS_KEPT] },
    ]);
  }

  async accepted(table: TableId, commandId: string): Promise<number | undefined> {
    return this.#acceptedSeq(table, commandId);
  }

  async deadlines(before = LATEST): Promise<readonly Deadline[]> {
    const rows = this.#deadlines.all(before).map(({ table_id, at }) => ({ table: String(table_id), at: Number(at) }));
    const { recent } = this.#writer;
    const newer = [...recent.tables()].flatMap((table) => {
      const at = recent.of(table).at(-1)?.deadline;
      return at !== undefined && at < before ? [{ table, at }] : [];
    });
    const settled = rows.filter(({ table }) => recent.of(table).length === 0);
    return [...settled, ...newer].sort((one, other) => one.at - other.at);
  }

  forget(table: TableId): void {
    this.#archived.delete(table);
  }

  /** A game that was taken back after its end is no longer over, and stays. */
  async archiveOver(before: number): Promise<number> {
    let count = 0;
    for (const { table_id } of this.#over.all(before)) {
      const table = String(table_id);
      const entries = this.#read(table, 1, LATEST);
      const noted: WriteStep = { statement: 'deleteOver', values: [table] };
      if (!isGameOver(entries)) {
        await this.#writer.write([noted]);
        continue;
      }
      this.#archived.add(table);
      const lines = entries.map((entry) => JSON.stringify(entry));
      await this.#writer.write([
        { statement: 'putArchive', values: [table, lines.length, compressed(lines)] },
        // Its last entry may not have been moved yet, and would have taken the deadline of an earlier one away.
        ...deletingLog(table),
        noted,
      ]);
      this.#writer.recent.forget(table);
      count++;
    }
    return count;
  }

  async deleteTable(table: TableId): Promise<void> {
    this.forget(table);
    await this.#writer.write([
      ...deletingLog(table),
      { statement: 'deleteOver', values: [table] },
      { statement: 'deleteArchive', values: [table] },
      { statement: 'deleteRestored', values: [table] },
    ]);
    this.#writer.recent.forget(table);
  }

  async #bringBack(table: TableId): Promise<void> {
    const entries = this.#putAway(table);
    const stored = entries.map((entry) => ({ seq: entry.seq, json: JSON.stringify(entry) }));
    await this.#writer.write([
      { statement: 'putSegment', values: segmentRow(table, stored) },
      { statement: 'deleteArchive', values: [table] },
    ]);
    this.#archived.delete(table);
  }

  #putAway(table: TableId): readonly LogEntry[] {
    const row = this.#piece.get(table);
    if (row === undefined) return [];
    this.#archived.add(table);
    return entriesOfPiece(row.body);
  }

  #acceptedSeq(table: TableId, commandId: string): number | undefined {
    const recent = this.#writer.recent.of(table).find((entry) => entry.commandId === commandId);
    if (recent !== undefined) return recent.seq;
    const settled = this.#byCommand
      .all(table, `"commandId":${JSON.stringify(commandId)}`)
      .flatMap(({ lines }) => entriesIn(lines));
    const entries = settled.length === 0 && this.#archived.has(table) ? this.#putAway(table) : settled;
    return entries.find((entry) => entry.commandId === commandId)?.seq;
  }

  #read(table: TableId, from: number, to: number): readonly LogEntry[] {
    const settled = this.#segments.all(table, from, to).flatMap(({ lines }) => entriesIn(lines));
    const settledTo = settled.at(-1)?.seq ?? 0;
    const recent = this.#writer.recent.of(table).filter(({ seq }) => seq > settledTo);
    const newer = recent.map(({ json }) => entryIn(json));
    const found = [...settled, ...newer];
    return (found.length === 0 ? this.#putAway(table) : found).filter(({ seq }) => seq >= from && seq <= to);
  }
}

function deletingLog(table: TableId): readonly WriteStep[] {
  return [
    { statement: 'deleteIncoming', values: [table] },
    { statement: 'deleteSegments', values: [table] },
    { statement: 'deleteSnapshots', values: [table] },
    { statement: 'deleteDeadline', values: [table] },
  ];
}
