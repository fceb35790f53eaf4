/** One step of the first game: what is said, what is to be pressed, what the rivals do meanwhile. */
import type { GameEvent, QuestionKind, Seat, SeatCommand, State } from '@illuminice/engine';

/** In the order in which they are met; each has a pearl on the string of the memo. */
export const CHAPTERS = [
  'goal',
  'income',
  'draw',
  'control',
  'arrows',
  'neutralize',
  'interference',
  'deal',
  'special',
  'destroy',
  'aid',
  'privilege',
  'victory',
] as const;
export type Chapter = (typeof CHAPTERS)[number];

export interface Task {
  /** The model answer from here; undefined while somebody else is to act. Skipping plays it. */
  readonly want: (state: State) => SeatCommand | undefined;
  /** Words for whoever tries something else; undefined = a good answer. Called only with what the rules may know. */
  readonly wrong: (command: SeatCommand, state: State) => string | undefined;
}

export interface Step {
  readonly chapter: Chapter;
  readonly text: () => string;
  /** What a reading step points at, by its name on the table. */
  readonly pointer?: string;
  /** Without one the step is read, or watched if it says when it is over. */
  readonly task?: Task;
  /** Missing: over when the pupil presses on. */
  readonly over?: (state: State, events: readonly GameEvent[]) => boolean;
  /** Questions the pupil answers in this step; all others are answered for them. */
  readonly asks?: readonly QuestionKind[];
  /** What a rival does when the table waits for them; `wait` holds them back, undefined = the default. */
  readonly rival?: (state: State, seat: Seat) => SeatCommand | 'wait' | undefined;
}
