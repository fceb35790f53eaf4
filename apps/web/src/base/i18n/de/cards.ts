/** German for what the cards say; ids are made by `cardWords`, and a test compares them with the cards themselves. */
import { groupsToL } from './cards-a-to-l.ts';
import { illuminatiCards } from './cards-illuminati.ts';
import { groupsFromM } from './cards-m-to-z.ts';

export const cards: Readonly<Record<string, string>> = { ...illuminatiCards, ...groupsToL, ...groupsFromM };
