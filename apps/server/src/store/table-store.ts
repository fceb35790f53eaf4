/** The table's Store on SQLite: appends go through the writer thread, reads come from a connection of their own. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import type {
  AppendRequest,
  AppendResult,
  LogEntry,
  Snapshot,
  Store,
  StoredTable,
  TableId,
  TableState,
} from '@illuminice/table';
import type { GroupCommit } from './group-commit.ts';
import type { WriteStep } from './write-job.ts';

const LATEST = Number.MAX_SAFE_INTEGER;

/** Snapshots behind the newest that an undo may still want; older ones are thrown away. */
const SNAPSHOTS_KEPT = 2;

export interface Deadline {
  readonly table: TableId;
  readonly at: number;
}

export class TableStore implements Store {
  readonly #writer: GroupCommit;
  readonly #entries: StatementSync;
  readonly #snapshot: StatementSync;
  readonly #byCommand: StatementSync;
  readonly #deadlines: StatementSync;
  /** What the file says already, so that an unchanged deadline costs no statement. */
  readonly #deadlineOnDisk = new Map<TableId, number | undefined>();

  constructor(writer: GroupCommit, reader: DatabaseSync) {
    this.#writer = writer;
    this.#entries = reader.prepare('SELECT entry FROM log WHERE table_id = ? AND seq BETWEEN ? AND ? ORDER BY seq');
    this.#snapshot = reader.prepare(
      'SELECT seq, body FROM snapshots WHERE table_id = ? AND seq <= ? ORDER BY seq DESC LIMIT 1',
    );
    this.#byCommand = reader.prepare('SELECT seq FROM log WHERE table_id = ? AND command_id = ?');
    this.#deadlines = reader.prepare('SELECT table_id, at FROM deadlines ORDER BY at');
  }

  async append({ table, expectedSeq, commandId, entry, deadline }: AppendRequest): Promise<AppendResult> {
    const seq = expectedSeq + 1;
    const steps: WriteStep[] = [
      { statement: 'append', values: [table, seq, commandId ?? null, entry.at, JSON.stringify(entry)] },
    ];
    const changesDeadline = this.#deadlineOnDisk.get(table) !== deadline || !this.#deadlineOnDisk.has(table);
    if (changesDeadline)
      steps.push(
        deadline === undefined
          ? { statement: 'deleteDeadline', values: [table] }
          : { statement: 'putDeadline', values: [table, Math.ceil(deadline)] },
      );
    const outcome = await this.#writer.write(steps);
    if (outcome === 'done') {
      if (changesDeadline) this.#deadlineOnDisk.set(table, deadline);
      return { result: 'stored' };
    }
    // Another writer was first, so what it left as the deadline is unknown here.
    this.#deadlineOnDisk.delete(table);
    const before = commandId === undefined ? undefined : this.#acceptedSeq(table, commandId);
    return before === undefined ? { result: 'conflict' } : { result: 'duplicate', seq: before };
  }

  async load(table: TableId, upTo: number = LATEST): Promise<StoredTable | undefined> {
    const found = this.#snapshot.get(table, upTo);
    const snapshot: Snapshot | undefined =
      found === undefined ? undefined : { seq: Number(found.seq), state: JSON.parse(String(found.body)) as TableState };
    const tail = this.#read(table, (snapshot?.seq ?? 0) + 1, upTo);
    if (snapshot === undefined) return tail.length === 0 ? undefined : { tail };
    return { snapshot, tail };
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

  /** Every alarm that was set when the process stopped, the earliest first. */
  deadlines(): readonly Deadline[] {
    return this.#deadlines.all().map(({ table_id, at }) => ({ table: String(table_id), at: Number(at) }));
  }

  forget(table: TableId): void {
    this.#deadlineOnDisk.delete(table);
  }

  async deleteTable(table: TableId): Promise<void> {
    this.forget(table);
    await this.#writer.write([
      { statement: 'deleteLog', values: [table] },
      { statement: 'deleteSnapshots', values: [table] },
      { statement: 'deleteDeadline', values: [table] },
    ]);
  }

  #acceptedSeq(table: TableId, commandId: string): number | undefined {
    const row = this.#byCommand.get(table, commandId);
    return row === undefined ? undefined : Number(row.seq);
  }

  #read(table: TableId, from: number, to: number): LogEntry[] {
    return this.#entries.all(table, from, to).map(({ entry }) => JSON.parse(String(entry)) as LogEntry);
  }
}
