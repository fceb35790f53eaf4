/** Collects entries while a batch is being written, so that many moves of many tables share one round trip and one fsync. */

import { StoreUnavailable } from '../store/index.ts';
import type { Database } from './database.ts';

export interface NewEntry {
  readonly table: string;
  readonly seq: number;
  readonly commandId: string | undefined;
  readonly json: string;
  readonly deadline: number | undefined;
  readonly due: number | undefined;
  readonly overSince: number | undefined;
}

/** As `append_lines` answers. */
export type AppendAnswer =
  | { readonly result: 'stored'; readonly owner: string }
  | { readonly result: 'duplicate'; readonly seq: number }
  | { readonly result: 'conflict' }
  | { readonly result: 'archived' };

interface Waiting {
  readonly entry: NewEntry;
  readonly resolve: (answer: AppendAnswer) => void;
  readonly reject: (error: unknown) => void;
}

export interface Batching {
  readonly database: Database;
  readonly node: string;
  readonly alive: () => readonly string[];
}

const LARGEST_BATCH = 512;
/** For entries that clocks and computer players lead to; moves of people come in batches (TickBatch). */
const BATCH_MS = 12;
/** A character that neither ids nor JSON contain: texts travel as they are, without the escapes of array literals. */
const SEPARATOR = '\u001e';

const APPEND = {
  name: 'append_lines',
  text: `SELECT array_to_string(append_lines($1, string_to_array($2, E'\\x1e'), string_to_array($3, E'\\x1e'),
    string_to_array($4, E'\\x1e')::INTEGER[], string_to_array($5, E'\\x1e', ''), string_to_array($6, E'\\x1e'),
    string_to_array($7, E'\\x1e', '')::BIGINT[], string_to_array($8, E'\\x1e', '')::BIGINT[],
    string_to_array($9, E'\\x1e', '')::BIGINT[]), E'\\x1e') AS answers`,
};

export class EntryBatches {
  readonly #batching: Batching;
  #waiting: Waiting[] = [];
  #isUnderWay = false;
  #underWay = 0;
  #sentAt = Number.NEGATIVE_INFINITY;
  #whenIdle: (() => void)[] = [];

  constructor(batching: Batching) {
    this.#batching = batching;
  }

  get queued(): number {
    return this.#waiting.length + this.#underWay;
  }

  add(entry: NewEntry): Promise<AppendAnswer> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ entry, resolve, reject });
      if (this.#waiting.length === 1) this.#sendSoon();
    });
  }

  idle(): Promise<void> {
    if (this.queued === 0) return Promise.resolve();
    return new Promise((resolve) => this.#whenIdle.push(resolve));
  }

  #sendSoon(): void {
    if (this.#isUnderWay || this.#waiting.length === 0) return;
    const wait = this.#sentAt + BATCH_MS - performance.now();
    if (wait <= 0) setImmediate(() => void this.#send());
    else setTimeout(() => void this.#send(), wait);
  }

  async #send(): Promise<void> {
    if (this.#isUnderWay || this.#waiting.length === 0) return;
    this.#isUnderWay = true;
    const batch = this.#waiting.splice(0, LARGEST_BATCH);
    this.#underWay = batch.length;
    this.#sentAt = performance.now();
    batch.sort((a, b) =>
      a.entry.table < b.entry.table ? -1 : a.entry.table > b.entry.table ? 1 : a.entry.seq - b.entry.seq,
    );
    let outcome: readonly string[] | Error;
    try {
      outcome = await this.#store(batch.map(({ entry }) => entry));
    } catch (error) {
      outcome = error instanceof Error ? error : new StoreUnavailable(String(error));
    }
    this.#isUnderWay = false;
    this.#underWay = 0;
    // Sent before the answers are handed out: the disk works while the fan-out does.
    this.#sendSoon();
    for (const [index, { resolve, reject }] of batch.entries())
      if (outcome instanceof Error) reject(outcome);
      else resolve(answerOf(outcome[index]));
    if (this.queued === 0) for (const resolve of this.#whenIdle.splice(0)) resolve();
  }

  async #store(entries: readonly NewEntry[]): Promise<readonly string[]> {
    const { database, node, alive } = this.#batching;
    const row = await database.one(APPEND, [
      node,
      [node, ...alive()].join(SEPARATOR),
      joined(entries, ({ table }) => table),
      joined(entries, ({ seq }) => seq),
      joined(entries, ({ commandId }) => commandId),
      joined(entries, ({ json }) => json),
      joined(entries, ({ deadline }) => deadline),
      joined(entries, ({ due }) => due),
      joined(entries, ({ overSince }) => overSince),
    ]);
    return String(row?.answers ?? '').split(SEPARATOR);
  }
}

function joined(entries: readonly NewEntry[], of: (entry: NewEntry) => string | number | undefined): string {
  return entries.map((entry) => of(entry) ?? '').join(SEPARATOR);
}

function answerOf(text: string | undefined): AppendAnswer {
  if (text === undefined || text === 'c') return { result: 'conflict' };
  if (text === 'a') return { result: 'archived' };
  const rest = text.slice(2);
  return text.startsWith('s ') ? { result: 'stored', owner: rest } : { result: 'duplicate', seq: Number(rest) };
}
