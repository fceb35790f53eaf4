import type { Offer } from '@illuminice/engine';
import type { Choice, Thought } from '../thought/thought.ts';
import { priceOf, worthOfPeaceNow } from './value-terms.ts';

/** By judgement. Most MB for somebody's word, and most of them as a part of the purse: the attack itself needs money too. */
const MOST_FOR_PEACE = 3;
const PART_OF_PURSE = 0.2;
/** How much of a word is believed, and how much more or less for each promise that was kept or broken. */
const BELIEVED = 0.7;
const PER_TRUST = 0.1;
const MOST_TRUST = 2;

/**
 * Money for nothing but peace in our own attack (R-14.5, B-1). Undefined: this offer is something else. Paid only for a
 * promise, once in a turn, to somebody who has the means and the interest to pay against us, and less than that would cost us.
 */
export function answerDemand(thought: Thought, offer: Offer): Choice | undefined {
  const { view, me, memory, promises } = thought;
  const { give, want, from, serial } = offer;
  const bare = !give.money && !give.specials?.length && !give.groups?.length;
  const onlyMoney = (want.money ?? 0) > 0 && !want.specials?.length && !want.groups?.length;
  if (!bare || !onlyMoney || view.turn.seat !== me || view.attack?.stage !== 'spending') return undefined;
  const isPromised = promises.some(
    ({ by, promise, offer: part }) => by === from && promise.kind === 'stayOut' && part === serial,
  );
  const refuse = (key: 'peaceNeedsPromise' | 'peaceNotWorthIt'): Choice => ({
    command: { type: 'reject', from, serial },
    reason: { key },
    cue: { moment: 'refuse', seat: from },
  });
  if (!isPromised) return refuse('peaceNeedsPromise');
  const possible = thought.moves.accept?.some((key) => key.from === from && key.serial === serial) ?? false;
  if (!possible || memory.paid.length > 0 || !isWorthIt(thought, offer)) return refuse('peaceNotWorthIt');
  return {
    command: { type: 'accept', from, serial },
    reason: { key: 'peaceBought' },
    cue: { moment: 'accept' },
    memory: { ...memory, paid: [...memory.paid, from] },
  };
}

function isWorthIt(thought: Thought, { from, want }: Offer): boolean {
  const { scene, me, memory, view } = thought;
  const amount = want.money ?? 0;
  const trust = Math.max(-MOST_TRUST, Math.min(MOST_TRUST, memory.trust[from] ?? 0));
  if (!view.attack || trust < 0 || amount > Math.min(MOST_FOR_PEACE, PART_OF_PURSE * (scene.money[me] ?? 0)))
    return false;
  return (BELIEVED + PER_TRUST * trust) * worthOfPeaceNow(thought, from) > priceOf(scene, me, amount);
}
