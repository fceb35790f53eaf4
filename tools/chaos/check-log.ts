// Compares what the players were promised with what is on disk.

import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Verdict {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly gaps: number;
}

export interface TablePromises {
  readonly table: string;
  /** By seat. */
  readonly acknowledged: readonly ReadonlySet<string>[];
}

export function checkLog(dataDir: string, promises: readonly TablePromises[]): Verdict {
  const database = new DatabaseSync(join(dataDir, 'illuminice.db'), { readOnly: true });
  const verdict = { acknowledged: 0, lost: 0, duplicated: 0, gaps: 0 };
  try {
    const lines = database.prepare('SELECT seq, entry FROM lines WHERE table_id = ? ORDER BY seq');
    for (const { table, acknowledged } of promises) {
      const stored = lines.all(table).map(({ seq, entry }) => ({ seq: Number(seq), ...idOf(String(entry)) }));
      stored.forEach(({ seq }, index) => {
        if (seq !== index + 1) verdict.gaps++;
      });
      const counts = new Map<string, number>();
      for (const { id } of stored) if (id !== undefined) counts.set(id, (counts.get(id) ?? 0) + 1);
      for (const count of counts.values()) if (count > 1) verdict.duplicated += count - 1;
      for (const [seat, ids] of acknowledged.entries()) {
        for (const id of ids) {
          verdict.acknowledged++;
          if (!counts.has(`${seat}.${id}`)) verdict.lost++;
        }
      }
    }
  } finally {
    database.close();
  }
  return verdict;
}

function idOf(entry: string): { readonly id?: string } {
  const { commandId } = JSON.parse(entry) as { readonly commandId?: string };
  return commandId === undefined ? {} : { id: commandId };
}
