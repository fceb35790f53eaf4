/** A segment of a table's log, a row of `stretches`: entries that follow each other, as one JSON array. */

import type { LogEntry } from '@illuminice/table';
import type { Value } from './write-job.ts';

export interface StoredEntry {
  readonly seq: number;
  readonly json: string;
}

/** The values of a row: table, first and last number, the entries. */
export function segmentRow(table: string, entries: readonly StoredEntry[]): readonly Value[] {
  const [first, last] = [entries[0], entries.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a segment has at least one entry');
  return [table, first.seq, last.seq, `[${entries.map(({ json }) => json).join(',')}]`];
}

export function entriesIn(segment: unknown): readonly LogEntry[] {
  return JSON.parse(String(segment)) as readonly LogEntry[];
}
