/**
 * A position with something to find. Data alone, so that it can be kept, carried and prepared: where it begins, whose decision it is, how
 * it is judged, and the name of its texts. The engine plays it.
 */
import type { AnyCommand, QuestionKind, Seat } from '@illuminice/engine';
import type { Beginning } from '../lesson/index.ts';
import type { Fact } from './facts.ts';
import type { Rule } from './rules.ts';

export interface Exercise {
  /** Also its address. */
  readonly key: string;
  readonly texts: TextName;
  /** With dice that are known beforehand it is no game of chance; without them the decision is judged, not its luck. */
  readonly begins: Beginning;
  /** Empty: the pupil, by the name they have here. */
  readonly names: readonly string[];
  /** Played before the pupil is asked. */
  readonly opening?: readonly AnyCommand[];
  /** What the pupil answers in person; every other question gets its default. */
  readonly asks?: readonly QuestionKind[];
  /** What rivals do beside answering by default; the first that fits. */
  readonly rivals?: readonly (Rule & { readonly seat: Seat })[];
  readonly judged: ByFacts | ByChance;
}

/** Of `EXERCISE_TEXTS`, with what is filled in. */
export interface TextName {
  readonly key: string;
  readonly values?: Readonly<Record<string, string | number>>;
}

/** Looked at after every command: the goal, not one certain way to it. */
export interface ByFacts {
  readonly by: 'facts';
  readonly solved: Fact;
  /** Too late now, and why, by the name of its text; looked at only where it is not solved, the first that is true. */
  readonly missed: readonly { readonly when: Fact; readonly text: string }[];
  /** One way to do it, from wherever the pupil's next decision is. */
  readonly solution: readonly Rule[];
}

/** The first decision is compared with the best one a computer player finds by what this seat knows: by what each is worth on average. */
export interface ByChance {
  readonly by: 'chance';
  /** The same seed judges the same way. */
  readonly seed: string;
}
