// Compares what the players were promised with what is stored.

import type { Party } from './party.ts';

export interface Stored {
  readonly seq: number;
  readonly commandId?: string | undefined;
}

export interface Kept {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly gaps: number;
}

export function promisesKept(parties: readonly Party[], logOf: (table: string) => readonly Stored[]): Kept {
  const kept = { acknowledged: 0, lost: 0, duplicated: 0, gaps: 0 };
  for (const { table, players } of parties) {
    const stored = logOf(table);
    kept.gaps += stored.filter(({ seq }, index) => seq !== index + 1).length;
    const ids = stored.flatMap(({ commandId }) => commandId ?? []);
    const known = new Set(ids);
    kept.duplicated += ids.length - known.size;
    for (const [seat, { acknowledged }] of players.entries()) {
      kept.acknowledged += acknowledged.size;
      kept.lost += [...acknowledged].filter((id) => !known.has(`${seat}.${id}`)).length;
    }
  }
  return kept;
}
