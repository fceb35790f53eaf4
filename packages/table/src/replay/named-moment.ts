/** A moment by a name that holds in every viewer's log of the game: their own moments may be fewer. */
import type { MomentName } from '../model/game-file.ts';
import type { Replay } from './replay.ts';

export function nameOfMoment({ moments }: Replay, at: number): MomentName {
  const { seq = 0, events = 0 } = moments[at] ?? {};
  return { seq, events };
}

/** The last one that is not after it. */
export function momentNamed({ moments }: Replay, { seq, events }: MomentName): number {
  return Math.max(
    0,
    moments.findLastIndex((each) => each.seq < seq || (each.seq === seq && each.events <= events)),
  );
}
