import type { PromiseState, TableState } from '../model/table-state.ts';

export interface PromiseRecord {
  readonly kept: number;
  readonly broken: number;
}

const NONE: PromiseRecord = { kept: 0, broken: 0 };

/** How often each seat kept its promises, as everybody could see. Promises in secret stay uncounted. */
export function promiseRecords({ seats, promises }: Pick<TableState, 'seats' | 'promises'>): readonly PromiseRecord[] {
  if (promises.length === 0) return seats.map(() => NONE);
  return seats.map((_, seat) => {
    const count = (end: PromiseState['state']): number =>
      promises.filter(({ from, secret, state }) => from === seat && !secret && state === end).length;
    return { kept: count('kept'), broken: count('broken') };
  });
}
