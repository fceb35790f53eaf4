import { isActive, type Seat, topQuestion, waitingFor } from '@illuminice/engine';
import type { TableState } from './table-state.ts';

/** Small questions about who sits where. */

/** A person decides for this seat now; a person who has dropped out is one until a bot takes over. */
export function isHuman(state: TableState, seat: Seat): boolean {
  const sitting = state.seats[seat];
  return sitting?.born === 'human' && sitting.away === undefined;
}

export function humanSeats(state: TableState): Seat[] {
  return state.seats.map((_, seat) => seat).filter((seat) => isHuman(state, seat));
}

/** Human seats that still play. */
export function humanPlayers(state: TableState): Seat[] {
  const { game } = state;
  return humanSeats(state).filter((seat) => game === undefined || isActive(game, seat));
}

/** In a game that is on, and not eliminated. */
export function isPlaying({ game, stage }: TableState, seat: Seat): boolean {
  return stage === 'playing' && game !== undefined && seat < game.seats && isActive(game, seat);
}

/** Whoever this table was opened for has left for good. */
export function isAbandoned(state: TableState): boolean {
  const born = state.seats.filter(({ born: kind }) => kind === 'human');
  return born.length > 0 && born.every(({ away }) => away === 'left');
}

export function isAnybodyHere(state: TableState): boolean {
  return state.seats.some(({ born, away, present }) => born === 'human' && away !== 'left' && present);
}

/** The first dice are being thrown, or looked at: nobody's turn has begun (T-24). */
export function isThrowing({ beginning }: Pick<TableState, 'beginning'>): boolean {
  return beginning?.unthrown !== undefined;
}

/** The seats asked, in ascending order; nobody before the first turn has begun and after the end. */
export function askedSeats(state: TableState): Seat[] {
  return state.stage === 'playing' && state.game && !isThrowing(state) ? waitingFor(state.game) : [];
}

export function bitOfSeat(seat: Seat): number {
  return 1 << seat;
}

export function isIn(mask: number, seat: Seat): boolean {
  return ((mask >> seat) & 1) === 1;
}

/**
 * Everybody can see that this seat has nothing to answer with, so the table answers for it at once. Looks at the size of
 * hands and at empty treasuries only, which are public.
 */
export function visiblyHasNothing(state: TableState, seat: Seat): boolean {
  const { game } = state;
  if (!game) return false;
  const top = topQuestion(game);
  const handIsEmpty = (game.hands[seat]?.length ?? 0) === 0;
  if (!top || !handIsEmpty) return false;
  if (top.kind === 'start' || top.kind === 'secrets' || top.kind === 'roll') return true;
  if (top.kind !== 'spending' || !game.attack || seat === game.turn.seat) return false;
  const { attack } = game;
  const isDefender = attack.defender === seat;
  const mayPay = isDefender || !attack.privileged || isIn(attack.permitted, seat);
  const own = game.money[seat] ?? 0;
  const onTarget = isDefender ? (game.money[attack.target] ?? 0) : 0;
  return !mayPay || own + onTarget === 0;
}
