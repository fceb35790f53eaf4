/** How often each kept his word in a game, as everybody there could see. Promises in secret stay uncounted. */

import type { TableState } from '@illuminice/table';

export interface WordRecord {
  readonly kept: number;
  readonly broken: number;
}

/** By seat of the table. */
export function wordRecords({ seats, promises }: Pick<TableState, 'seats' | 'promises'>): readonly WordRecord[] {
  return seats.map((_, seat) => {
    const open = promises.filter(({ from, secret }) => from === seat && !secret);
    return {
      kept: open.filter(({ state }) => state === 'kept').length,
      broken: open.filter(({ state }) => state === 'broken').length,
    };
  });
}
