/** How far the first game has come, across closed tabs. */
import type { AnyCommand } from '@illuminice/engine';
import { modelMove, newRun, type Run } from './run.ts';

const KEY = 'illuminice.tutorial';
const PATIENCE = 400;

interface Kept {
  /** Reading steps leave no move behind. */
  readonly at: number;
  readonly moves: readonly AnyCommand[];
  readonly finished?: boolean;
}

export function keptProgress(): Kept | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) ? kept : undefined;
  } catch {
    return undefined;
  }
}

export function keepProgress({ at, game, step }: Run): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ at, moves: game.moves, ...(step ? {} : { finished: true }) }));
  } catch {
    // A full or forbidden storage costs the way back into the lesson, nothing else.
  }
}

export function forgetProgress(): void {
  localStorage.removeItem(KEY);
}

/** The run as it was left. Moves of an older edition that no longer fit are replaced by the model's. */
export function resumedRun({ at, moves }: Pick<Kept, 'at' | 'moves'>): Run {
  return replayed(at, moves) ?? playedTo(at);
}

function replayed(at: number, moves: readonly AnyCommand[]): Run | undefined {
  const run = newRun();
  for (const move of moves) {
    readAll(run);
    const outcome = run.game.play(move);
    if ('refusal' in outcome) return undefined;
    run.happened(outcome.events);
  }
  while (run.at < at && run.readOn()) {
    // What was read needs no move.
  }
  return run.at === at ? run : undefined;
}

/** Moves are made only when everything before them was read. */
function readAll(run: Run): void {
  while (run.readOn()) {
    // On to the step in which this move was made.
  }
}

export function playedTo(at: number): Run {
  const run = newRun();
  for (let patience = 0; run.at < at && patience < PATIENCE; patience++) {
    if (run.readOn()) continue;
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
