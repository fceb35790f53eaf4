import type { Offer, Seat } from '@illuminice/engine';
import type { Reason } from '../texts/reason.ts';
import type { Thought } from '../thought/thought.ts';
import { costOf, whyNever, worthOf } from './value-terms.ts';

/** By judgement: how much of a promise is believed, and how much more or less for each that was kept or broken. */
const BELIEVED = 0.6;
const PER_TRUST = 0.15;

export type Weighed = { readonly worth: number } | { readonly why: Reason };

/** How much a word of theirs counts. */
export function beliefIn({ memory }: Pick<Thought, 'memory'>, seat: Seat): number {
  return Math.max(0, Math.min(1, BELIEVED + PER_TRUST * (memory.trust[seat] ?? 0)));
}

/** What the promises beside an offer change for us: those made to us less those asked of us, or why one of them is never given. */
export function weighPromises(thought: Thought, { from, serial, give, want }: Offer): Weighed {
  const { promises, me } = thought;
  const part = promises.filter(({ offer }) => offer === serial);
  let worth = 0;
  for (const { by, to, promise } of part) {
    if (by === from && to === me) worth += beliefIn(thought, from) * worthOf(thought, promise, from);
    if (by !== me || to !== from) continue;
    // What comes with the offer can be paid with.
    const why = whyNever(thought, promise, { to: from, arriving: (give.money ?? 0) - (want.money ?? 0) });
    if (why) return { why };
    worth -= costOf(thought, promise, from);
  }
  return { worth };
}
