/** Moments of games that somebody keeps to come back to, in this browser. */
import type { CardKey, Seat, State } from '@illuminice/engine';
import type { Exercise } from './exercise.ts';

const KEY = 'illuminice.keptExercises';
/** A position is some ten thousand letters; a browser gives a page some five million. */
const MOST = 60;

export interface KeptMoment {
  /** Of the game, and where in it. */
  readonly of: string;
  readonly seq: number;
  readonly turn: number;
  readonly names: readonly string[];
  readonly game: State;
  readonly cards: readonly CardKey[];
  readonly seat: Seat;
}

/** One of each decision; the same moment kept twice is the same exercise. */
export function exerciseOf({ of, seq, turn, names, game, cards, seat }: KeptMoment): Exercise {
  const key = `kept-${of}-${seq}-${seat}`;
  return {
    key,
    texts: { key: 'kept', values: { turn, name: names[seat] ?? '' } },
    begins: { game, cards, pupil: seat },
    names,
    judged: { by: 'chance', seed: key },
  };
}

/** The latest first. */
export function keptExercises(): readonly Exercise[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isExercise) : [];
  } catch {
    return [];
  }
}

/** False: there is no room for it. */
export function keepExercise(exercise: Exercise): boolean {
  const others = keptExercises().filter(({ key }) => key !== exercise.key);
  return others.length < MOST && write([exercise, ...others]);
}

export function dropExercise(key: string): void {
  write(keptExercises().filter((exercise) => exercise.key !== key));
}

function write(exercises: readonly Exercise[]): boolean {
  try {
    localStorage.setItem(KEY, JSON.stringify(exercises));
    return true;
  } catch {
    return false;
  }
}

function isExercise(value: unknown): value is Exercise {
  const { key, texts, begins, judged } = Object(value) as Partial<Record<keyof Exercise, unknown>>;
  return typeof key === 'string' && [texts, begins, judged].every((part) => typeof part === 'object' && part !== null);
}
