/** The game this device goes on with: a copy of its line in the list, where the menu reads it at once and without the worker. */
import type { SavedGame } from './messages.ts';

export interface LastGame {
  readonly game: SavedGame;
  /** It was on the table when the page was last seen: a reload or a killed tab goes on with it (S-3). */
  readonly onTable: boolean;
}

const KEY = 'illuminice.lastGame';

export function lastGame(): LastGame | undefined {
  try {
    const last: Partial<LastGame> | null = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    const game = last?.game;
    if (typeof game?.id !== 'string' || !Array.isArray(game.names)) return undefined;
    return { game, onTable: last?.onTable === true };
  } catch {
    return undefined;
  }
}

export function keepLastGame(last: LastGame | undefined): void {
  try {
    if (last) localStorage.setItem(KEY, JSON.stringify(last));
    else localStorage.removeItem(KEY);
  } catch {
    // A browser that keeps nothing has no game to go on with either.
  }
}

/** What the list says is true: a game may be over, thrown away, or newer than the one known. */
export function lastOf(games: readonly SavedGame[], known: LastGame | undefined): LastGame | undefined {
  const open = games.filter(({ over }) => !over);
  const same = open.find(({ id }) => id === known?.game.id);
  if (known && same) return { ...known, game: same };
  const [newest] = open;
  return newest && { game: newest, onTable: false };
}

/** Whoever went elsewhere by themselves is asked before it comes back. */
export function putAsideLastGame(): void {
  const last = lastGame();
  if (last?.onTable) keepLastGame({ ...last, onTable: false });
}

/** Where the game is played; whoever goes there finds it on the table. */
export function takeUpLastGame({ game }: LastGame): '/solo' | '/hot-seat' {
  keepLastGame({ game, onTable: true });
  return game.people > 1 ? '/hot-seat' : '/solo';
}
