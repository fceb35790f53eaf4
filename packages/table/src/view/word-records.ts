import type { PromiseState, TableState } from '../model/table-state.ts';

export interface WordRecord {
  readonly kept: number;
  readonly broken: number;
}

const NONE: WordRecord = { kept: 0, broken: 0 };

/** How often each seat kept its word, as everybody could see. Promises in secret stay uncounted. */
export function wordRecords({ seats, promises }: Pick<TableState, 'seats' | 'promises'>): readonly WordRecord[] {
  if (promises.length === 0) return seats.map(() => NONE);
  return seats.map((_, seat) => {
    const count = (end: PromiseState['state']): number =>
      promises.filter(({ from, secret, state }) => from === seat && !secret && state === end).length;
    return { kept: count('kept'), broken: count('broken') };
  });
}
