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

/** Undefined where there is nothing of the table. */
export function storedTable(snapshot: Snapshot | undefined, tail: readonly LogEntry[]): StoredTable | undefined {
  if (snapshot === undefined) return tail.length === 0 ? undefined : { tail };
  return { snapshot, tail };
}
