/** A small position with something to find. The engine plays it; a look at the state says whether it was found. */
import type { AnyCommand, GameEvent, QuestionKind, Seat, SeatCommand, State } from '@illuminice/engine';
import type { Lesson } from '../lesson/index.ts';

export interface Exercise {
  /** Also its address. */
  readonly key: string;
  readonly title: () => string;
  readonly task: () => string;
  /** Why it worked. */
  readonly praise: () => string;
  /** Dice that are known beforehand: an exercise is no game of chance. */
  readonly lesson: Lesson;
  readonly names: readonly [string, ...string[]];
  /** Played before the pupil is asked. */
  readonly opening?: readonly AnyCommand[];
  /** What the pupil answers in person; every other question gets its default. */
  readonly asks: readonly QuestionKind[];
  readonly rival?: (state: State, seat: Seat) => SeatCommand | undefined;
  /** Looked at after every command: the goal, not one certain way to it. */
  readonly isSolved: (state: State, events: readonly GameEvent[]) => boolean;
  /** Too late now, and why; looked at only where it is not solved. */
  readonly isMissed: (state: State, events: readonly GameEvent[]) => string | undefined;
  /** One way to do it, from wherever the pupil's next decision is. */
  readonly solution: (state: State) => SeatCommand | undefined;
}
