import type { SeatMoves, View } from '@illuminice/engine';
import { seatOf } from '../model/must.ts';

/**
 * Whether a mind should be asked now: the game waits for its seat, or an offer to it lies open.
 * Ask again after every decision until this is false; every decision brings the game forward.
 */
export function hasBusiness(view: View, moves: SeatMoves): boolean {
  const seat = seatOf(view);
  return moves.default === true || view.offers.some((offer) => offer.to === seat);
}
