/** How far a lesson has come, across closed tabs. */
import type { AnyCommand } from '@illuminice/engine';
import type { Course } from './course.ts';
import { modelMove, newRun, type Run } from './run.ts';

const PATIENCE = 400;

interface Kept {
  /** Reading steps leave no move behind. */
  readonly at: number;
  readonly moves: readonly AnyCommand[];
  readonly finished?: boolean;
}

/** The first game has had its name since it was the only lesson. */
function nameOf({ key }: Course): string {
  return key === 'first-game' ? 'illuminice.tutorial' : `illuminice.lesson.${key}`;
}

export function keptProgress(course: Course): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(nameOf(course)) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepProgress({ course, at, game, step }: Run): void {
  try {
    const kept = { at, moves: game.moves, ...(step ? {} : { finished: true }) };
    localStorage.setItem(nameOf(course), JSON.stringify(kept));
  } catch {
    // A full or forbidden storage costs the way back into the lesson, nothing else.
  }
}

export function forgetProgress(course: Course): void {
  localStorage.removeItem(nameOf(course));
}

/** The run as it was left. Moves of an older edition that no longer fit are replaced by the model's. */
export function resumedRun(course: Course, { at, moves }: Pick<Kept, 'at' | 'moves'>): Run {
  return replayed(course, { at, moves }) ?? playedTo(course, at);
}

function replayed(course: Course, { at, moves }: Pick<Kept, 'at' | 'moves'>): Run | undefined {
  const run = newRun(course);
  for (const move of moves) {
    readAll(run);
    const outcome = run.game.play(move);
    if ('refusal' in outcome) return undefined;
    run.happened(outcome.events);
  }
  while (run.at < at && (run.readOn() || run.answered())) {
    // What was read or said needs no move.
  }
  return run.at === at ? run : undefined;
}

/** Moves are made only when everything before them was read. */
function readAll(run: Run): void {
  while (run.readOn() || run.answered()) {
    // On to the step in which this move was made.
  }
}

export function playedTo(course: Course, at: number): Run {
  const run = newRun(course);
  for (let patience = 0; run.at < at && patience < PATIENCE; patience++) {
    if (run.readOn() || run.answered()) continue;
    const move = run.nextMove() ?? modelMove(run);
    if (!move) break;
    const outcome = run.game.play(move);
    if ('refusal' in outcome) break;
    run.happened(outcome.events);
  }
  return run;
}

function isKept(value: unknown): value is Kept {
  return (
    typeof value === 'object' &&
    value !== null &&
    'at' in value &&
    typeof value.at === 'number' &&
    'moves' in value &&
    Array.isArray(value.moves)
  );
}
