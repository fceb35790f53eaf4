/** Writes batches of jobs to the file: one transaction and one fsync each. Runs in the writer thread. */

import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { IncomingEntries } from './incoming-entries.ts';
import { migrate } from './migrations.ts';
import {
  type Settled,
  STATEMENTS,
  type StatementName,
  type WriteBatch,
  type WriteJob,
  type WriteOutcome,
  type WriterAnswer,
} from './write-job.ts';

/** Extended codes of UNIQUE, PRIMARY KEY and ROWID: somebody else was first. Any other failure is a bug of ours. */
const TAKEN = [2067, 1555, 2579];

export class BatchWriter {
  readonly #database: DatabaseSync;
  readonly #incoming: IncomingEntries;
  readonly #dataVersion: StatementSync;
  readonly #statements = new Map<StatementName, StatementSync>();
  #seenVersion: number;
  /** Written into every backup that is put back; another one means another database. */
  #generation: string;
  #isReplaced = false;

  constructor(database: DatabaseSync) {
    this.#database = database;
    migrate(database);
    this.#incoming = new IncomingEntries(database);
    this.#dataVersion = database.prepare('PRAGMA data_version');
    this.#seenVersion = this.#readVersion();
    this.#generation = this.#readGeneration();
    // What a crash left behind, before anybody reads.
    this.#inTransaction(() => undefined);
  }

  commit({ jobs }: WriteBatch): WriterAnswer {
    try {
      const { settled, result } = this.#inTransaction(() => jobs.map((job) => this.#write(job)));
      return { type: 'written', outcomes: result, settled };
    } catch (error) {
      return { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
    }
  }

  /** In a quiet hour no batch comes along that would do it. Undefined: there is nothing to do. */
  settleOld(): Settled | undefined {
    if (this.#isReplaced || !this.#incoming.hasOld(performance.now())) return undefined;
    try {
      return this.#inTransaction(() => undefined).settled;
    } catch {
      // The next batch meets the same failure and reports it to whoever waits for it.
      return undefined;
    }
  }

  /** Somebody else wrote to the file and it is another database now: nothing decided on the old one may be added. */
  isReplaced(): boolean {
    const version = this.#readVersion();
    if (version === this.#seenVersion) return this.#isReplaced;
    this.#seenVersion = version;
    this.#incoming.forget();
    this.#isReplaced = this.#readGeneration() !== this.#generation;
    return this.#isReplaced;
  }

  /** Everything that was decided on the old database is forgotten: from here on this is the database. */
  acceptReplacement(): void {
    this.#generation = this.#readGeneration();
    this.#isReplaced = false;
  }

  close(): void {
    try {
      // Readers, and an older program that is put in its place, find everything by table.
      this.#incoming.forget();
      this.#inTransaction(() => undefined);
    } catch {
      // The entries are on disk; the next start moves them.
    }
    this.#database.close();
  }

  /** Nothing of a transaction that failed is on disk, so nothing of it may be acknowledged or remembered. */
  #inTransaction<T>(work: () => T): { readonly settled: Settled; readonly result: T } {
    try {
      this.#database.exec('BEGIN IMMEDIATE');
      if (this.isReplaced()) throw new Error('a backup was put back');
      const isAllBefore = this.#incoming.begin();
      const result = work();
      const tables = this.#incoming.settleOld(performance.now());
      this.#database.exec('COMMIT');
      return { settled: { isAllBefore, tables }, result };
    } catch (error) {
      this.#incoming.forget();
      if (this.#database.isTransaction) this.#database.exec('ROLLBACK');
      throw error;
    }
  }

  #write({ entry, steps }: WriteJob): WriteOutcome {
    if (entry !== undefined && !this.#incoming.add(entry, performance.now())) return 'conflict';
    for (const [position, step] of steps.entries()) {
      try {
        this.#statement(step.statement).run(...step.values);
      } catch (error) {
        if (position === 0 && entry === undefined && isTaken(error)) return 'conflict';
        throw error;
      }
      if (step.statement === 'deleteIncoming') this.#incoming.deleted(String(step.values[0]));
    }
    return 'done';
  }

  #statement(name: StatementName): StatementSync {
    const known = this.#statements.get(name) ?? this.#database.prepare(STATEMENTS[name]);
    this.#statements.set(name, known);
    return known;
  }

  #readVersion(): number {
    return Number(this.#dataVersion.get()?.data_version);
  }

  #readGeneration(): string {
    return String(this.#database.prepare("SELECT value FROM meta WHERE key = 'generation'").get()?.value ?? '');
  }
}

function isTaken(error: unknown): boolean {
  return error instanceof Error && 'errcode' in error && TAKEN.includes(Number(error.errcode));
}
