import type { Seat } from '@illuminice/engine';
import type { MindDecision } from '../model/mind.ts';

interface GivenPromise {
  readonly to: Seat;
  readonly promise: { readonly kind: 'stayOut' };
}

/** What goes into the promise ledger with an offer. */
export function givenPromise({ promise }: Pick<MindDecision, 'promise'>): { readonly promise?: GivenPromise } {
  return promise?.what === 'stayOut' ? { promise: { to: promise.to, promise: { kind: 'stayOut' } } } : {};
}
