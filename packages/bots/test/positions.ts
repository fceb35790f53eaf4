/** What the positions of these tests share. */
import { pack } from '@illuminice/cards';
import type { GroupPosition } from '@illuminice/engine';

/** The number of a Group by its key. */
export const number = (key: string): number => pack.numbers.get(key) ?? -1;

/** With one more the Discordian Society has won. */
export const FOUR_WEIRD = [
  { group: 'tabloids', on: 'left' },
  { group: 'trekkies', on: 'top' },
  { group: 'psychiatrists', on: 'bottom' },
  { group: 'comic-books', on: 'right' },
] as const satisfies readonly GroupPosition[];
