/** The writer thread: one transaction, one fsync, for everything that arrived while the last one was under way. */

import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { Arrivals } from './incoming-entries.ts';
import { migrate } from './migrations.ts';
import { openForWriting } from './open-database.ts';
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
/** For a backup that was put back, and for lines that have rested. */
const LOOK_AROUND_MS = 500;

if (parentPort === null) throw new Error('the writer runs in a worker thread');
const port = parentPort;
const { dataDir } = workerData as { readonly dataDir: string };
const database = openForWriting(dataDir);
migrate(database);
const arrivals = new Arrivals(database);
const askVersion = database.prepare('PRAGMA data_version');
let replaced = false;
let wasTold = false;
let seenVersion = dataVersion();
let generation = readGeneration();
const prepared = new Map<StatementName, StatementSync>();

function dataVersion(): number {
  return Number(askVersion.get()?.data_version);
}

function readGeneration(): string {
  return String(database.prepare("SELECT value FROM meta WHERE key = 'generation'").get()?.value ?? '');
}

/** Somebody else wrote to the file and it is another database now: nothing decided on the old one may be added. */
function wasReplaced(): boolean {
  const version = dataVersion();
  if (version === seenVersion) return replaced;
  seenVersion = version;
  arrivals.forget();
  replaced = readGeneration() !== generation;
  return replaced;
}

function tellWhenReplaced(): void {
  if (!wasReplaced()) return;
  if (wasTold) return;
  wasTold = true;
  port.postMessage({ type: 'replaced' } satisfies WriterAnswer);
}

function statement(name: StatementName): StatementSync {
  const known = prepared.get(name) ?? database.prepare(STATEMENTS[name]);
  prepared.set(name, known);
  return known;
}

function write({ line, steps }: WriteJob): WriteOutcome {
  if (line !== undefined && !arrivals.add(line, performance.now())) return 'conflict';
  for (const [position, step] of steps.entries()) {
    try {
      statement(step.statement).run(...step.values);
    } catch (error) {
      if (position === 0 && line === undefined && isTaken(error)) return 'conflict';
      throw error;
    }
    if (step.statement === 'deleteArrivals') arrivals.deleted(String(step.values[0]));
  }
  return 'done';
}

function isTaken(error: unknown): boolean {
  return TAKEN.includes((error as { readonly errcode?: number }).errcode ?? 0);
}

/** One transaction. Nothing of one that failed is on disk, so nothing of it may be acknowledged or remembered. */
function inTransaction<T>(work: () => T): { readonly settled: Settled; readonly result: T } {
  try {
    database.exec('BEGIN IMMEDIATE');
    if (wasReplaced()) throw new Error('a backup was put back');
    const isAllBefore = arrivals.begin();
    const result = work();
    const tables = arrivals.settleOld(performance.now());
    database.exec('COMMIT');
    return { settled: { isAllBefore, tables }, result };
  } catch (error) {
    arrivals.forget();
    if (database.isTransaction) database.exec('ROLLBACK');
    throw error;
  }
}

function commit({ jobs }: WriteBatch): WriterAnswer {
  try {
    const { settled, result } = inTransaction(() => jobs.map(write));
    return { type: 'written', outcomes: result, settled };
  } catch (error) {
    return { type: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

/** In a quiet hour no batch comes along that would do it. */
function settleInQuiet(): void {
  if (replaced || !arrivals.hasOld(performance.now())) return;
  try {
    const { settled } = inTransaction(() => undefined);
    port.postMessage({ type: 'settled', settled } satisfies WriterAnswer);
  } catch {
    // The next batch meets the same trouble and tells who waits for it.
  }
}

/** Readers, and an older program that is put in its place, find everything by table. */
function settleForGood(): void {
  try {
    arrivals.forget();
    inTransaction(() => undefined);
  } catch {
    // The lines are on disk; the next start moves them.
  }
}

function lookAround(): void {
  tellWhenReplaced();
  settleInQuiet();
}

const watching = setInterval(lookAround, LOOK_AROUND_MS);

port.on('message', (message: WriteBatch | 'close' | 'goOn') => {
  if (message === 'goOn') {
    generation = readGeneration();
    replaced = false;
    wasTold = false;
    return;
  }
  if (message === 'close') {
    clearInterval(watching);
    settleForGood();
    database.close();
    port.postMessage({ type: 'closed' } satisfies WriterAnswer);
    port.close();
    return;
  }
  port.postMessage(commit(message));
});
// What a crash left behind, before anybody reads.
inTransaction(() => undefined);
port.postMessage({ type: 'ready' } satisfies WriterAnswer);
