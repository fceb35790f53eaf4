import type { LogEntry } from '@illuminice/table';
import { exportTable, tablesIn } from '../../apps/server/src/operations/export-table.ts';

/** Every log in a data folder, running or put away, by table. */
export function readLogs(dataDir: string): ReadonlyMap<string, readonly LogEntry[]> {
  return new Map(
    tablesIn(dataDir).map(({ table }) => [
      table,
      exportTable({ dataDir, table, viewer: 'operator' }).map((line) => JSON.parse(line) as LogEntry),
    ]),
  );
}
