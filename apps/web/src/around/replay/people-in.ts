import type { Seat } from '@illuminice/engine';
import type { Replay } from '@illuminice/table';

/** Whoever sat down as a person, even if a computer player took over. */
export function peopleIn(replay: Replay): readonly Seat[] {
  return replay.at(0).seats.flatMap(({ born }, seat) => (born === 'human' ? [seat] : []));
}
