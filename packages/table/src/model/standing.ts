import { type Seat, topQuestion } from '@illuminice/engine';
import { isPartyTo } from './clock-kind.ts';
import { isIn } from './seats-of.ts';
import type { TableState } from './table-state.ts';

/** a standing answer speaks for this seat in what is asked now. Never looks at the hand. */
export function standingAnswers(state: TableState, seat: Seat): boolean {
  const { game, moment } = state;
  const standing = state.seats[seat]?.standing ?? [];
  if (!game || standing.length === 0) return false;
  const { attack } = game;
  const touched = isPartyTo(state, seat);
  if (moment.kind === 'window') {
    if (topQuestion(game)?.kind === 'immunity') return false;
    if (standing.includes('passThisTurn') || standing.includes('passUntilDraw')) return true;
    return attack !== undefined && !touched && standing.includes('stayOut');
  }
  if (moment.kind === 'spending')
    return !touched && (standing.includes('stayOut') || standing.includes('passThisTurn'));
  return false;
}

/** Answered, by pressing a button or by a standing answer. */
export function hasAnswered(state: TableState, seat: Seat): boolean {
  const { moment } = state;
  if (isIn(moment.held, seat)) return true;
  return !isIn(moment.waited, seat) && standingAnswers(state, seat);
}
