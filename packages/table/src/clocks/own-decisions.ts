import { type Seat, topQuestion } from '@illuminice/engine';
import { clockKind, isPartyTo } from '../model/clock-kind.ts';
import { askedSeats, isHuman, isIn } from '../model/seats-of.ts';
import { hasAnswered } from '../model/standing.ts';
import type { TableState } from '../model/table-state.ts';
import { liveSeats } from './window-clock.ts';

/** time that "I am back" gives to whose bank was empty. */
export const BANK_BACK_MS = 60_000;

/** people who owe a decision of their own now. Reads `held`: only the seat itself may be told of its own. */
export function ownDeciders(state: TableState): Seat[] {
  const { moment, game, opening } = state;
  switch (moment.kind) {
    case 'none':
    case 'window':
      return [];
    case 'spending':
      return liveSeats(state).humans.filter((seat) => isPartyTo(state, seat) && !hasAnswered(state, seat));
    case 'question':
    case 'plain': {
      const humans = askedSeats(state).filter((seat) => isHuman(state, seat));
      // the income stop passes by itself after `pace`, unless its player presses Wait.
      const passes = game && topQuestion(game)?.kind === 'income' && opening.options.pace > 0;
      return passes ? humans.filter((seat) => isIn(moment.waited, seat)) : humans;
    }
  }
}

export interface DecisionClock {
  readonly since: number;
  /** After this the bank runs; without a bank the end. */
  readonly freeUntil: number;
  readonly endsAt: number;
}

/** the clock of what this seat decides now; missing where nothing runs out. The plain phases of `turn` have the turn clock. */
export function decisionClock(state: TableState, seat: Seat): DecisionClock | undefined {
  const { decisionSeconds } = state.opening.options;
  const since = state.seats[seat]?.decidingSince;
  const kind = clockKind(state);
  if (since === undefined) return undefined;
  const freeUntil = since + decisionSeconds * 1000;
  if (kind === 'bank') return { since, freeUntil, endsAt: freeUntil + bankOf(state, seat) };
  const isTimed = kind === 'turn' && state.moment.kind !== 'plain' && decisionSeconds > 0;
  return isTimed ? { since, freeUntil, endsAt: freeUntil } : undefined;
}

/** Milliseconds left in the bank of a seat. */
export function bankOf({ seats, opening }: TableState, seat: Seat): number {
  return seats[seat]?.bank ?? opening.options.bankSeconds * 1000;
}

/** when `turnSeconds` of the current player's own time are over. It ends the turn in a plain phase only. */
export function turnEndsAt(state: TableState): number | undefined {
  const { turnClock, opening, game, moment } = state;
  const { turnSeconds } = opening.options;
  const kind = clockKind(state);
  if (turnSeconds === 0 || (kind !== 'turn' && kind !== 'reaction')) return undefined;
  if (moment.kind !== 'plain' || !game || turnClock.since === undefined || !isHuman(state, game.turn.seat))
    return undefined;
  return turnClock.since + turnSeconds * 1000 - turnClock.used;
}
