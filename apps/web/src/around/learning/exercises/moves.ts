/** What several exercises share: simple rivals, simple answers, simple goals. */
import { pack } from '@illuminice/cards';
import { type GameEvent, movesFor, type Seat, type SeatCommand, type State, topQuestion } from '@illuminice/engine';
import { PUPIL } from '../lesson/index.ts';

/** Spends everything they have against the pupil's attack, as soon as they may. */
export function payAllAgainst(state: State, seat: Seat): SeatCommand | undefined {
  const money = state.money[seat] ?? 0;
  const mayPay = topQuestion(state)?.kind === 'spending' && state.attack?.privileged === false;
  if (!mayPay || state.turn.seat !== PUPIL || money === 0) return undefined;
  const defends = state.attack?.defender === seat;
  return { type: 'spend', from: seat, amount: money, ...(defends ? {} : { side: 'against' as const }) };
}

export function won({ over }: State): boolean {
  return over?.winners.includes(PUPIL) === true;
}

/** The pupil's turn, and with it their chance, is gone. */
export function turnIsOver({ turn, over }: State): boolean {
  return turn.seat !== PUPIL || over !== undefined;
}

/** The attack in progress when the exercise began has been decided. */
export function decided(events: readonly GameEvent[]): Extract<GameEvent, { type: 'attackDecided' }> | undefined {
  return events.find((event) => event.type === 'attackDecided');
}

export function place(state: State): SeatCommand | undefined {
  const arrow = movesFor(pack, state, PUPIL).place?.arrows[0];
  return arrow && { type: 'place', host: arrow.host, side: arrow.side };
}

/** Pays into one's own attack, once, and lets the dice fall. */
export function spendOnce({ attack }: State, amount: number): SeatCommand {
  const spent = (attack?.spent.attackingCard ?? 0) + (attack?.spent.attackerIlluminati ?? 0);
  return spent === 0 && amount > 0 ? { type: 'spend', from: PUPIL, amount } : { type: 'done' };
}
