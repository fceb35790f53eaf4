/** One step of a lesson: what is said, what is to be pressed, what the rivals do meanwhile. */
import type { GameEvent, QuestionKind, Seat, SeatCommand, State } from '@illuminice/engine';
import type { Talk } from '../../../session/stores/index.ts';
import type { Said } from '../lesson/index.ts';

/** Of the first game, in the order in which they are met; each has a pearl on the string of the memo. */
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

export interface Step<In extends string = string> {
  readonly chapter: In;
  readonly text: () => string;
  /** What a reading step points at, by its name on the table. */
  readonly pointer?: string;
  /** Without one the step is read, or watched if it says when it is over. */
  readonly task?: Task;
  /** Missing: over when the pupil presses on. */
  readonly over?: (state: State, events: readonly GameEvent[]) => boolean;
  /** Questions the pupil answers in this step; all others are answered for them. */
  readonly asks?: readonly QuestionKind[];
  /** Words are no commands and change nothing in the game: what stands in the ledger while this step lasts. */
  readonly said?: Said;
  /** What is proposed is to be answered: where that is pressed, the best first, and kind words for any other answer. */
  readonly answer?: { readonly points: readonly string[]; readonly wrong: (talk: Talk) => string | undefined };
  /** What a rival does when the table waits for them; `wait` holds them back, undefined = the default. */
  readonly rival?: (state: State, seat: Seat) => SeatCommand | 'wait' | undefined;
}
