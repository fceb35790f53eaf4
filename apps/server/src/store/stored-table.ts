/** What either database gives back of a table, read the same way. */

import type { LogEntry, Snapshot, StoredTable, TableState } from '@illuminice/table';

/** Snapshots behind the newest that an undo may still want; older ones are thrown away. */
export const SNAPSHOTS_KEPT = 2;

export function entryIn(json: unknown): LogEntry {
  return JSON.parse(String(json)) as LogEntry;
}

export function snapshotIn(row: { readonly seq: unknown; readonly body: unknown }): Snapshot {
  return { seq: Number(row.seq), state: JSON.parse(String(row.body)) as TableState };
}

interface TableRows {
  readonly snapshot: Snapshot | undefined;
  readonly tail: readonly LogEntry[];
  readonly isRestored: boolean;
}

/** Undefined where there is nothing of the table. */
export function storedTable({ snapshot, tail, isRestored }: TableRows): StoredTable | undefined {
  if (snapshot === undefined && tail.length === 0) return undefined;
  return { ...(snapshot ? { snapshot } : {}), tail, ...(isRestored ? { isRestored } : {}) };
}

/** V-18: from here on nobody knows what will be rolled. */
export function endsRestored({ facts }: LogEntry): boolean {
  return facts.some(({ type }) => type === 'diceAgain');
}
