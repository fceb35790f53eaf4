import type { Seat } from '@illuminice/engine';
import type { MindDecision } from '../model/mind.ts';

interface GivenWord {
  readonly to: Seat;
  readonly text: string;
  readonly promise: { readonly kind: 'stayOut' };
}

/** What goes into the promise ledger with an offer, in the words people find there too. */
export function givenWord({ promise }: Pick<MindDecision, 'promise'>): { readonly promise?: GivenWord } {
  if (promise?.what !== 'stayOut') return {};
  return { promise: { to: promise.to, text: 'I stay out of your next attack.', promise: { kind: 'stayOut' } } };
}
