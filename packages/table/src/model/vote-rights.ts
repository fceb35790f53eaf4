import { isActive, type Seat } from '@illuminice/engine';
import type { VoteKind } from '@illuminice/protocol';
import { isHuman } from './seats-of.ts';
import type { TableState } from './table-state.ts';

/** What may be voted on, asked by whoever votes and by whoever is shown the buttons: both must hear the same. */

/** Votes this seat could open now. Only its own moves and what everybody saw count. */
export function votesFor(state: TableState, seat: Seat): Exclude<VoteKind, 'seatBot'>[] {
  if (state.stage === 'over' || state.vote !== undefined || !isHuman(state, seat)) return [];
  if (state.game && !isActive(state.game, seat)) return [];
  if (state.stage === 'frozen') return ['reset'];
  return (['takeback', 'turnBack', 'reset'] as const).filter(
    (what) => what === 'reset' || seqToReturnTo(state, what, seat) !== undefined,
  );
}

/** Where a vote to go back would lead. */
export function seqToReturnTo(state: TableState, what: VoteKind, by: Seat): number | undefined {
  const lastMove = state.seats[by]?.lastMoveSeq ?? 0;
  if (what === 'takeback') return lastMove > 1 ? lastMove - 1 : undefined;
  return what === 'turnBack' ? state.turnMarks.at(-1) : undefined;
}

/**
 * When a person the game waits for, and whom nobody has seen do anything, may be voted out of their seat; undefined: nobody waits for them.
 * If an answer the table keeps, or an offer to a third, counted, this time would tell of it; whoever was only quiet takes their seat
 * back with one press.
 */
export function idleAt(
  state: TableState,
  seat: Seat,
  { asked, idleMs }: { readonly asked: readonly Seat[]; readonly idleMs: number },
): number | undefined {
  if (!asked.includes(seat) || !state.game || !isHuman(state, seat) || !isActive(state.game, seat)) return undefined;
  return Math.max(state.seats[seat]?.seenActAt ?? 0, state.moment.since) + idleMs;
}
