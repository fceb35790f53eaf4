import type { Seat } from '@illuminice/engine';
import type { PromiseState } from '../model/table-state.ts';
import type { ToldPromise } from '../ports/ports.ts';

/** What was promised to this seat and by it, or would be with an open offer, kept or not as far as the game can tell. */
export function promisesOf(promises: readonly PromiseState[], seat: Seat): ToldPromise[] {
  return promises.flatMap(({ from, to, promise, state, offer, count, among, unless }) => {
    const concerns = to === seat || from === seat || among?.includes(seat);
    if (!concerns || promise === undefined || state === 'void') return [];
    const told = { by: from, to, promise };
    if (state === 'offered') return offer === undefined ? [] : [{ ...told, offer }];
    if (state !== 'open') return [{ ...told, kept: state === 'kept' }];
    if (unless?.state === 'open' && unless.promise) return [{ ...told, unless: unless.promise }];
    return ['amount' in promise && count > 0 ? { ...told, paid: count } : told];
  });
}
