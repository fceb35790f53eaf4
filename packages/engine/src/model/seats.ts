import type { Seat } from '../vocabulary/vocabulary.ts';
import { entryAt } from './entry-at.ts';
import { ACTIVE, type State } from './state.ts';

/** Sets of seats are bits of a mask. */
export function has(mask: number, seat: Seat): boolean {
  return ((mask >> seat) & 1) === 1;
}

export function bit(seat: Seat): number {
  return 1 << seat;
}

export function isActive(state: State, seat: Seat): boolean {
  return state.status[seat] === ACTIVE;
}

export function allSeats({ seats }: Pick<State, 'seats'>): Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** In the order of their numbers; see `inTurnOrder`. */
export function seatsIn(mask: number): Seat[] {
  const seats: Seat[] = [];
  for (let seat = 0, rest = mask; rest; seat++, rest >>= 1) if (rest & 1) seats.push(seat);
  return seats;
}

export function activeMask(state: Pick<State, 'seats'> & { readonly status: readonly number[] }): number {
  let mask = 0;
  for (let seat = 0; seat < state.seats; seat++) if (state.status[seat] === ACTIVE) mask |= 1 << seat;
  return mask;
}

export function opponentsMask(state: State, seat: Seat): number {
  return activeMask(state) & ~(1 << seat);
}

export function countSeats(mask: number): number {
  let count = 0;
  for (let rest = mask; rest; rest &= rest - 1) count++;
  return count;
}

/** Seats of a mask in turn order, beginning with the current player. */
export function inTurnOrder(state: State, mask: number): Seat[] {
  const { order } = state.sequence;
  const start = Math.max(0, order.indexOf(state.turn.seat));
  return order.map((_, step) => entryAt(order, (start + step) % order.length)).filter((seat) => has(mask, seat));
}
