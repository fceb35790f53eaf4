/** Which of the games in this browser are meant, and in which order they stand. */
import { pack } from '@illuminice/cards';
import type { SavedGame } from '../../session/local/index.ts';

export const SHOWN = ['all', 'won', 'lost', 'branches', 'brought'] as const;
export type Shown = (typeof SHOWN)[number];

export interface Wanted {
  /** Names of people, computer players or Illuminati. */
  readonly text: string;
  readonly shown: Shown;
  /** The key of one's own Illuminati card; empty: any. */
  readonly illuminati: string;
}

export const EVERYTHING: Wanted = { text: '', shown: 'all', illuminati: '' };

export type Ending = 'won' | 'lost' | 'over';

/** `over`: nobody of this browser can be said to have won or lost it. */
export function endingOf({ me, result }: SavedGame): Ending {
  if (me === undefined || !result) return 'over';
  return result.winners.includes(me) ? 'won' : 'lost';
}

export const isBranch = ({ continues }: SavedGame): boolean => continues === 'whatIf';

export function ownIlluminati({ me, result }: SavedGame): string | undefined {
  return me === undefined ? undefined : result?.illuminati[me];
}

export function illuminatiNamed(key: string): string {
  return pack.illuminati.find((card) => card.key === key)?.name ?? key;
}

export function matches(game: SavedGame, { text, shown, illuminati }: Wanted): boolean {
  if (shown === 'branches' && !isBranch(game)) return false;
  if (shown === 'brought' && !game.brought) return false;
  if ((shown === 'won' || shown === 'lost') && endingOf(game) !== shown) return false;
  if (illuminati !== '' && ownIlluminati(game) !== illuminati) return false;
  const played = game.result?.illuminati.map(illuminatiNamed) ?? [game.as ?? ''];
  const where = [...game.names, ...played].join('\n').toLocaleLowerCase();
  const words = text.toLocaleLowerCase().split(/\s+/);
  return words.every((word) => where.includes(word));
}

export const endedAt = ({ result, playedAt }: SavedGame): number => result?.endedAt ?? playedAt;

export const newestFirst = (games: readonly SavedGame[]): readonly SavedGame[] =>
  games.toSorted((a, b) => endedAt(b) - endedAt(a));
