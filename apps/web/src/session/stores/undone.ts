/** What was taken back is not told any more (T-25): an undo, or a step back all agreed to, arrives as an older position without events. */
import type { EventView, View } from '@illuminice/engine';
import type { EventBatch, LogEntry } from './model.ts';

/** Business between two people goes on beside the game and is not taken back with it. */
const BESIDE: ReadonlySet<EventView['type']> = new Set(['offerMade', 'offerClosed', 'peeked', 'peekEnded']);

interface Past {
  readonly view: View | undefined;
  readonly told: readonly EventBatch[];
  readonly log: readonly LogEntry[];
}

export function withoutUndone({ view, told, log }: Past, now: View): Pick<Past, 'told' | 'log'> {
  if (view === now) return { told, log };
  const position = positionIn(now);
  // Everything that changes a position is told, so a change without a word leads back.
  if (!view || positionIn(view) === position) return { told, log };
  const first = told.findLastIndex(({ before }) => before && positionIn(before) === position);
  const from = told[first]?.version;
  if (from === undefined) return { told, log };
  const undone = ({ version }: { readonly version: number }) => version >= from;
  return {
    told: told.slice(0, first),
    log: log.filter((entry) => !undone(entry) || BESIDE.has(entry.event.type)),
  };
}

/** What lies on the table; questions, offers and what somebody remembers change without going back. */
function positionIn({ phase, turn, seats, uncontrolled, dead, discard, deckCount, realigned, attack }: View): string {
  const players = seats.map(({ hand, ...seat }) => [seat, hand.length]);
  return JSON.stringify([phase, turn, players, uncontrolled, dead, discard, deckCount, realigned, attack]);
}
