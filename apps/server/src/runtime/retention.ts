/** How long what nobody touches is kept. One place for one process and for many. */

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** How long a guest stays the same guest without coming back. */
export const SESSION_SECONDS = 180 * 24 * 3600;

/** A lobby nobody is in stays in memory this long for those who come back in a moment; one without a game is then closed. */
export const DESERTED_MS = 30 * MINUTE_MS;
/** A finished game can be looked at and saved this long; then its log is put away and its lobby, if nobody is in it, is closed. */
export const FINISHED_MS = DAY_MS;
/** A game that is still on waits as long as the sessions of its players live: afterwards nobody could come back to their seat. */
export const ABANDONED_MS = SESSION_SECONDS * 1000;

/** Name and blocks of a person who was not seen for longer than any session of theirs can have lived. */
export const PERSON_MS = ABANDONED_MS + 2 * DAY_MS;
/** What two people said to each other, kept for a complaint nobody has looked at. */
export const REPORT_MS = 90 * DAY_MS;
/** A link to a moment of a finished game: as long as whoever made it can come back and take it away. */
export const SHARED_MS = 180 * DAY_MS;
/** How many fared how with the position of a day. */
export const DAILY_MS = 30 * DAY_MS;
/** Whoever comes back is noted this often. */
export const SEEN_EVERY_MS = DAY_MS;

/** A lobby, since nobody was in it. */
export function keptFor({ state, table }: { readonly state: 'waiting' | 'playing'; readonly table?: string }): number {
  if (state === 'playing') return ABANDONED_MS;
  return table === undefined ? DESERTED_MS : FINISHED_MS;
}
