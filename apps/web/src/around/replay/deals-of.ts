import type { Offer, Viewer } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { stillPlayed } from './still-played.ts';

/** An offer that was taken. */
export interface Deal {
  /** The moment what was agreed changes hands. */
  readonly at: number;
  readonly turn: number;
  readonly offer: Pick<Offer, 'from' | 'to' | 'give' | 'want'>;
  /** Somebody gave their word with it; the word itself stands among the promises. */
  readonly withPromise: readonly number[];
}

/** As these eyes were told of them: an offer is heard by the two it is between. */
export function dealsOf(replay: Replay, eyes: Viewer): readonly Deal[] {
  const offers = new Map<string, Offer>();
  const deals: Deal[] = [];
  const played = stillPlayed(replay);
  for (const [at, { seq, turn }] of replay.moments.entries()) {
    if (!played.has(seq)) continue;
    const event = replay.eventAt(at, eyes);
    if (event?.type === 'offerMade') offers.set(nameOf(event.offer), event.offer);
    if (event?.type !== 'offerClosed' || event.how !== 'accepted') continue;
    const offer = offers.get(nameOf(event));
    if (offer) deals.push({ at, turn, offer, withPromise: withPromiseAt(replay, at, offer) });
  }
  return deals;
}

const nameOf = ({ from, to, serial }: Pick<Offer, 'from' | 'to' | 'serial'>): string => `${from}.${to}.${serial}`;

/** Whose promises waited for this offer just before it was taken. */
function withPromiseAt(replay: Replay, at: number, { from, to, serial }: Offer): readonly number[] {
  const seq = replay.moments[at]?.seq ?? 0;
  const before = replay.moments.findLastIndex((moment) => moment.seq < seq);
  if (before < 0) return [];
  return replay.at(before).promises.flatMap((promise) => {
    if (promise.state !== 'offered' || promise.offer !== serial) return [];
    const isBetween = [promise.from, promise.to].every((seat) => seat === from || seat === to);
    return isBetween ? [promise.from] : [];
  });
}
