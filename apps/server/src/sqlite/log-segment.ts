/** A stretch of a table's log as it lies in the file: lines that follow each other, as one JSON array. */

import type { LogEntry } from '@illuminice/table';
import type { Value } from './write-job.ts';

export interface Line {
  readonly seq: number;
  readonly entry: string;
}

/** The values of a row: table, first and last number, the lines. */
export function stretchOf(table: string, lines: readonly Line[]): readonly Value[] {
  const [first, last] = [lines[0], lines.at(-1)];
  if (first === undefined || last === undefined) throw new Error('a stretch has at least one line');
  return [table, first.seq, last.seq, `[${lines.map(({ entry }) => entry).join(',')}]`];
}

export function entriesIn(lines: unknown): readonly LogEntry[] {
  return JSON.parse(String(lines)) as readonly LogEntry[];
}
