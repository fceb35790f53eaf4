import type { TableState } from './table-state.ts';

/** a break of more than this counts as so much; a server that was down, or a tab closed for the night, ends no game. */
export const LONGEST_BREAK_MS = 300_000;

/** Milliseconds left at `since`; no `since`: the clock stands. */
export interface GameClock {
  readonly left: number;
  readonly since: number | undefined;
}

/** Runs from the first turn until time is called, while somebody is at the table. */
export function gameClockRuns({ stage, game, pausedAt }: TableState): boolean {
  return (
    stage === 'playing' && game !== undefined && game.phase !== 'setup' && !game.calledRound && pausedAt === undefined
  );
}
