import { type GameOptions, keysOf, OLDEST_RULES_VERSION, type Pack, packWith, RULES_VERSION } from '@illuminice/engine';
import type { LogEntry, PlayedBy } from './log.ts';

/** How a log is written; grows when this release could not have read the log of the next one. */
export const LOG_FORMAT = 2;

/** Why this release cannot play on a game: it would become another game. */
export type Unplayable =
  | { readonly what: 'logOfOtherFormat'; readonly format: number; readonly known: number }
  | { readonly what: 'rulesOfOtherVersion'; readonly version: number; readonly known: number }
  | { readonly what: 'cardUnknown'; readonly card: string };

/** Logs that do not say so were begun with the first version of the rules. */
const FIRST: PlayedBy = { version: 1, cards: [] };

/** Format 2 tells that time was called: a game without minutes is written as before, and older releases go on with it. */
export function playedByNow(pack: Pack, { gameMinutes = 0 }: GameOptions): PlayedBy {
  return { version: RULES_VERSION, cards: keysOf(pack), format: gameMinutes > 0 ? LOG_FORMAT : 1 };
}

export function playedByIn(opening: LogEntry | undefined): PlayedBy {
  const fact = opening?.facts[0];
  return (fact?.type === 'opened' ? fact.rules : undefined) ?? FIRST;
}

/** The cards of a game out of all that are known; what is played by other rules, or with other cards, is not played at all. */
export function packOf(
  known: Pack,
  { version, cards, format = 1 }: PlayedBy,
): { readonly pack: Pack } | { readonly unplayable: Unplayable } {
  if (format > LOG_FORMAT) return { unplayable: { what: 'logOfOtherFormat', format, known: LOG_FORMAT } };
  if (version < OLDEST_RULES_VERSION || version > RULES_VERSION)
    return { unplayable: { what: 'rulesOfOtherVersion', version, known: RULES_VERSION } };
  const pack = packWith(known, cards);
  if (pack) return { pack };
  const keys = new Set(keysOf(known));
  return { unplayable: { what: 'cardUnknown', card: cards.find((card) => !keys.has(card)) ?? '' } };
}
