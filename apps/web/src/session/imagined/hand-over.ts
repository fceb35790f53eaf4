/** A what-if travels to a tab of its own: the online game goes on in this one, and the two must never mix. */
import type { NewLocalGame } from '../local/index.ts';

const KEY = 'illuminice.whatIf';
export const WHAT_IF_PATH = '/solo?what-if';

export function leaveWhatIf(game: NewLocalGame): void {
  localStorage.setItem(KEY, JSON.stringify(game));
}

/** Once: a reload of that tab finds the game in the list instead. */
export function takeWhatIf(): NewLocalGame | undefined {
  const text = localStorage.getItem(KEY);
  localStorage.removeItem(KEY);
  if (text === null) return undefined;
  try {
    return JSON.parse(text) as NewLocalGame;
  } catch {
    return undefined;
  }
}
