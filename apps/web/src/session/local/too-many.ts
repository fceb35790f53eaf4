import type { SavedGame } from './messages.ts';

/** A game of an evening is about half a megabyte of log: so many stay far below what a browser gives one page. */
const MOST_LOGS = 150;
const MOST_GAMES = 2_000;

interface TooMany {
  /** Their logs go; how they ended stays. */
  readonly bare: readonly SavedGame[];
  readonly gone: readonly SavedGame[];
}

/** Of the finished games, the oldest; a game that is not over is never touched. `games`: the newest first. */
export function tooMany(games: readonly SavedGame[]): TooMany {
  const finished = games.filter(({ over }) => over);
  return {
    bare: finished.filter(({ bare }) => !bare).slice(MOST_LOGS),
    gone: finished.slice(MOST_GAMES),
  };
}
