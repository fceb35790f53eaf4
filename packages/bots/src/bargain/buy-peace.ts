import type { Offer, Seat } from '@illuminice/engine';
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
  const possible = thought.moves.accept?.some((key) => key.from === from && key.serial === serial) ?? false;
  if (!isPromised || !possible || memory.paid.length > 0 || !isWorthIt(thought, { from, amount: want.money ?? 0 }))
    return fairPrice(thought, offer, { isPromised }) ?? refuse(isPromised ? 'peaceNotWorthIt' : 'peaceNeedsPromise');
  return {
    command: { type: 'accept', from, serial },
    reason: { key: 'peaceBought' },
    cue: { moment: 'accept' },
    memory: { ...memory, paid: [...memory.paid, from] },
  };
}

/** What their word would be worth to us, if they give it: said once in a turn, and counted as if it were paid. */
function fairPrice(
  thought: Thought,
  { from, serial, want }: Offer,
  { isPromised }: { readonly isPromised: boolean },
): Choice | undefined {
  const { moves, memory, remembers } = thought;
  const open = moves.counter?.some((key) => key.from === from && key.serial === serial) ?? false;
  if (!open || !remembers || memory.paid.length > 0) return undefined;
  const most = Math.min(MOST_FOR_PEACE, isPromised ? (want.money ?? 0) - 1 : (want.money ?? 0));
  for (let amount = most; amount > 0; amount--) {
    if (!isWorthIt(thought, { from, amount })) continue;
    return {
      command: { type: 'counter', from, serial, give: { money: amount }, want: {} },
      reason: isPromised ? { key: 'fairWithLess', values: { amount } } : { key: 'peaceNeedsPromise' },
      cue: { moment: 'offer', seat: from, amount },
      asks: { kind: 'stayOut' },
      memory: { ...memory, paid: [...memory.paid, from] },
    };
  }
  return undefined;
}

interface Price {
  readonly from: Seat;
  readonly amount: number;
}

function isWorthIt(thought: Thought, { from, amount }: Price): boolean {
  const { scene, me, memory, view } = thought;
  const trust = Math.max(-MOST_TRUST, Math.min(MOST_TRUST, memory.trust[from] ?? 0));
  if (!view.attack || trust < 0 || amount > Math.min(MOST_FOR_PEACE, PART_OF_PURSE * (scene.money[me] ?? 0)))
    return false;
  return (BELIEVED + PER_TRUST * trust) * worthOfPeaceNow(thought, from) > priceOf(scene, me, amount);
}
