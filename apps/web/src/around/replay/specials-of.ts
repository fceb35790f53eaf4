import type { Seat, SpecialNo } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';
import { attacksOf } from './attacks-of.ts';
import { settledAfter } from './roll-worth.ts';
import { stillPlayed } from './still-played.ts';

export interface PlayedSpecial {
  readonly at: number;
  readonly turn: number;
  readonly seat: Seat;
  readonly special: SpecialNo;
}

/** Beside the attacks: what is played in one is part of it, as what is played against a Special is part of that. */
export function specialsOf(replay: Replay): readonly PlayedSpecial[] {
  const specials: PlayedSpecial[] = [];
  const attacks = attacksOf(replay).map(({ from, at }) => ({ from, to: settledAfter(replay, at) ?? at }));
  const played = stillPlayed(replay);
  let settled = -1;
  for (const [at, { seq, turn }] of replay.moments.entries()) {
    if (at <= settled || !played.has(seq)) continue;
    const event = replay.eventAt(at, 'all');
    if (event?.type !== 'specialUsed' || event.use !== 'play') continue;
    if (attacks.some(({ from, to }) => at > from && at <= to)) continue;
    settled = settledAfter(replay, at) ?? at;
    specials.push({ at, turn, seat: event.seat, special: event.special });
  }
  return specials;
}
