import type { Seat } from '@illuminice/engine';
import type { PromiseState } from '../model/table-state.ts';
import type { ToldPromise } from '../ports/ports.ts';

/** What others promised this seat or would with an open offer, and whether they kept it as far as the game can tell. */
export function promisesTo(promises: readonly PromiseState[], seat: Seat): ToldPromise[] {
  return promises.flatMap(({ from, to, promise, state, offer }) => {
    if (to !== seat || promise === undefined) return [];
    const told = { by: from, to, what: promise.kind };
    if (state === 'offered') return offer === undefined ? [] : [{ ...told, offer }];
    return [state === 'open' ? told : { ...told, kept: state === 'kept' }];
  });
}
