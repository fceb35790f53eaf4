/** The main thread's end of the writer: collects jobs while a batch is being written, so that many moves share one fsync. */

import { StoreUnavailable } from '../store/index.ts';
import { RecentEntries } from './recent-entries.ts';
import type {
  NewEntry,
  WriteBatch,
  WriteJob,
  WriteOutcome,
  WriterAnswer,
  WriterMessage,
  WriteStep,
} from './write-job.ts';
import { type StartWriter, startWriterThread } from './writer-thread.ts';

interface Waiting {
  readonly job: WriteJob;
  readonly resolve: (outcome: WriteOutcome) => void;
  readonly reject: (error: Error) => void;
}

/** Keeps one transaction short enough for p99 even after a stall. */
const LARGEST_BATCH = 512;

/**
 * For entries that clocks and computer players lead to; moves of people come in batches (TickBatch). With a write it is shorter than a tick,
 * or an answer would leave a tick later because others had something written before (V-7).
 */
const BATCH_MS = 9;

const PROBE_EVERY_MS = 1_000;
const PROBE_WITHIN_MS = 2_000;

export interface GroupCommitOptions {
  /** Noted with every look at whether the disk writes; the next process begins no earlier. */
  readonly now?: () => number;
  readonly startWriter?: StartWriter;
}

export class GroupCommit {
  readonly recent = new RecentEntries();
  readonly #post: (message: WriterMessage) => void;
  readonly #now: () => number;
  readonly #ready: Promise<void>;
  #waiting: Waiting[] = [];
  #underWay: readonly Waiting[] = [];
  #batches = 0;
  #sentAt = 0;
  #wasShared = false;
  #lost: Error | undefined;
  #whenIdle: (() => void)[] = [];
  #onReplaced: (() => void) | undefined;
  #onOutcome: ((failure: string | undefined) => void) | undefined;
  #probe: { readonly at: number; readonly answer: Promise<boolean> } | undefined;
  #closing: { readonly resolve: () => void } | undefined;

  constructor(dataDir: string, { now = Date.now, startWriter = startWriterThread }: GroupCommitOptions = {}) {
    this.#now = now;
    let [ready, failed]: [() => void, (error: Error) => void] = [() => undefined, () => undefined];
    this.#ready = new Promise((resolve, reject) => {
      [ready, failed] = [resolve, reject];
    });
    this.#ready.catch(() => undefined);
    this.#post = startWriter(dataDir, {
      answered: (answer) => this.#heard(answer, ready),
      lost: (error) => {
        this.#lose(error);
        failed(error);
      },
    });
  }

  /** A backup was put back under us: what the process remembers is of another database. */
  onReplaced(listener: () => void): void {
    this.#onReplaced = listener;
  }

  /** Everything of the old database is forgotten; write to the new one. */
  acceptReplacement(): void {
    this.#post({ type: 'acceptReplacement' });
  }

  ready(): Promise<void> {
    return this.#ready;
  }

  /** After every batch: what the disk said, or undefined when it is written. */
  onOutcome(listener: (failure: string | undefined) => void): void {
    this.#onOutcome = listener;
  }

  /** Whether a write reaches the disk in time. Asked often, it is tried once a second. */
  canWrite(): Promise<boolean> {
    const now = performance.now();
    if (this.#probe === undefined || now - this.#probe.at > PROBE_EVERY_MS)
      this.#probe = { at: now, answer: this.#tryToWrite() };
    return this.#probe.answer;
  }

  async #tryToWrite(): Promise<boolean> {
    const written = this.write([{ statement: 'putClock', values: [String(this.#now())] }]);
    const late = new Promise<boolean>((resolve) => setTimeout(() => resolve(false), PROBE_WITHIN_MS).unref());
    return Promise.race([
      written.then(
        () => true,
        () => false,
      ),
      late,
    ]);
  }

  get queued(): number {
    return this.#waiting.length + this.#underWay.length;
  }

  get batches(): number {
    return this.#batches;
  }

  write(steps: readonly WriteStep[]): Promise<WriteOutcome> {
    return this.#queue({ steps });
  }

  /** An entry of a table's log, and what goes with it. */
  append(entry: NewEntry, steps: readonly WriteStep[]): Promise<WriteOutcome> {
    return this.#queue({ entry, steps });
  }

  #queue(job: WriteJob): Promise<WriteOutcome> {
    if (this.#lost) return Promise.reject(new StoreUnavailable(this.#lost.message));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ job, resolve, reject });
      if (this.#waiting.length === 1) this.#sendSoon();
    });
  }

  /** Resolves when everything written so far is on disk. */
  idle(): Promise<void> {
    if (this.queued === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  async close(): Promise<void> {
    await this.idle();
    if (this.#lost) return;
    await new Promise<void>((resolve) => {
      this.#closing = { resolve };
      this.#post({ type: 'close' });
    });
  }

  #sendSoon(): void {
    if (this.#underWay.length > 0 || this.#waiting.length === 0) return;
    const wait = this.#wasShared ? this.#sentAt + BATCH_MS - performance.now() : 0;
    // The end of this turn of the event loop: commands read from many sockets at once go out together.
    if (wait <= 0) setImmediate(() => this.#send());
    else setTimeout(() => this.#send(), wait);
  }

  #send(): void {
    if (this.#underWay.length > 0 || this.#waiting.length === 0 || this.#lost) return;
    this.#sentAt = performance.now();
    this.#underWay = this.#waiting.splice(0, LARGEST_BATCH);
    const batch: WriteBatch = { type: 'write', jobs: this.#underWay.map(({ job }) => job) };
    this.#batches++;
    this.#wasShared = batch.jobs.length > 1;
    this.#post(batch);
  }

  #heard(answer: WriterAnswer, ready: () => void): void {
    if (answer.type === 'ready') return ready();
    if (answer.type === 'replaced') {
      this.recent.clear();
      return this.#onReplaced?.();
    }
    if (answer.type === 'settled') return this.recent.written([], answer.settled);
    if (answer.type === 'closed') return this.#closing?.resolve();
    const finished = this.#underWay;
    this.#underWay = [];
    // Before the answers are handed out: the disk works while the fan-out does.
    this.#sendSoon();
    this.#onOutcome?.(answer.type === 'failed' ? answer.reason : undefined);
    if (answer.type === 'written') {
      this.recent.written(entriesOf(finished, answer), answer.settled);
      for (const [position, { resolve }] of finished.entries()) resolve(answer.outcomes[position] ?? 'conflict');
    } else {
      for (const { reject } of finished) reject(new StoreUnavailable(answer.reason));
    }
    if (this.queued === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  #lose(error: Error): void {
    if (this.#lost === undefined && this.#closing === undefined) this.#onOutcome?.(error.message);
    this.#lost ??= error;
    this.#closing?.resolve();
    const left = [...this.#underWay, ...this.#waiting];
    this.#underWay = [];
    this.#waiting = [];
    for (const { reject } of left) reject(new StoreUnavailable(error.message));
    for (const resolve of this.#whenIdle.splice(0)) resolve();
  }
}

function entriesOf(
  finished: readonly Waiting[],
  { outcomes }: { readonly outcomes: readonly WriteOutcome[] },
): NewEntry[] {
  return finished.flatMap(({ job: { entry } }, position) => (entry && outcomes[position] === 'done' ? [entry] : []));
}
