/** The writer thread: one transaction, one fsync, for everything that arrived while the last one was under way. */

import type { StatementSync } from 'node:sqlite';
import { parentPort, workerData } from 'node:worker_threads';
import { migrate } from './migrations.ts';
import { openForWriting } from './open-database.ts';
import {
  STATEMENTS,
  type StatementName,
  type WriteBatch,
  type WriteJob,
  type WriteOutcome,
  type WriterAnswer,
} from './write-job.ts';

/** Extended codes of UNIQUE, PRIMARY KEY and ROWID: somebody else was first. Any other failure is a bug of ours. */
const TAKEN = [2067, 1555, 2579];
const LOOK_FOR_A_RESTORE_MS = 500;

if (parentPort === null) throw new Error('the writer runs in a worker thread');
const port = parentPort;
const { dataDir } = workerData as { readonly dataDir: string };
const database = openForWriting(dataDir);
migrate(database);
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

function write(job: WriteJob): WriteOutcome {
  for (const [position, step] of job.entries()) {
    try {
      statement(step.statement).run(...step.values);
    } catch (error) {
      if (position === 0 && isTaken(error)) return 'conflict';
      throw error;
    }
  }
  return 'done';
}

function isTaken(error: unknown): boolean {
  return TAKEN.includes((error as { readonly errcode?: number }).errcode ?? 0);
}

function commit({ id, jobs }: WriteBatch): WriterAnswer {
  try {
    database.exec('BEGIN IMMEDIATE');
    if (wasReplaced()) throw new Error('a backup was put back');
    const outcomes = jobs.map(write);
    database.exec('COMMIT');
    return { type: 'written', id, outcomes };
  } catch (error) {
    // Nothing of the batch is on disk, so nothing of it may be acknowledged.
    if (database.isTransaction) database.exec('ROLLBACK');
    return { type: 'failed', id, reason: error instanceof Error ? error.message : String(error) };
  }
}

const watching = setInterval(tellWhenReplaced, LOOK_FOR_A_RESTORE_MS);

port.on('message', (message: WriteBatch | 'close' | 'goOn') => {
  if (message === 'goOn') {
    generation = readGeneration();
    replaced = false;
    wasTold = false;
    return;
  }
  if (message === 'close') {
    clearInterval(watching);
    database.close();
    port.postMessage({ type: 'closed' } satisfies WriterAnswer);
    port.close();
    return;
  }
  port.postMessage(commit(message));
});
port.postMessage({ type: 'ready' } satisfies WriterAnswer);
