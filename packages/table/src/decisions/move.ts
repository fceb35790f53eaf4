import { type AnyCommand, decide, must, type Seat, type SeatCommand, topQuestion } from '@illuminice/engine';
import type { SeenRound } from '@illuminice/protocol';
import { earliestDue } from '../clocks/dues.ts';
import { orFault } from '../model/fault.ts';
import type { TableFact } from '../model/log.ts';
import { askedSeats, bitOfSeat, isHuman, isIn, isThrowing } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { type DecisionContext, NOTHING, no, type TableDecision } from './decision.ts';

/** A move of the game by whoever decides for this seat. */
export function decideMove(context: DecisionContext, seat: Seat, command: SeatCommand): TableDecision {
  const { state } = context;
  const closed = refuseByStage(state);
  if (closed) return closed;
  if (isAnswerToHold(state, seat, command))
    return isIn(state.moment.held, seat) ? NOTHING : decideHolding(context, seat);
  return decideCommand(context, { ...command, seat });
}

export function refuseByStage(state: TableState): TableDecision | undefined {
  if (state.stage === 'frozen') return no('TABLE_FROZEN', 'R-24.2', { need: 'tableWithoutFault' });
  if (state.stage === 'dice') return no('GAME_NOT_BEGUN', 'R-2.12', { need: 'mixedDice' });
  if (state.stage === 'picking' || isThrowing(state)) return no('GAME_NOT_BEGUN', 'R-2.12', { need: 'firstTurnBegun' });
  return undefined;
}

/** decided by numbers that somebody has changed since. Nothing happens until whoever decided has seen the new ones (S-1). */
export function refuseUnseen({ moment }: TableState, seen: SeenRound | undefined): TableDecision | undefined {
  if (!seen || (seen.window === moment.no && seen.round === moment.round)) return undefined;
  return no('NUMBERS_CHANGED', 'R-9.7', { need: 'numbersSeen' });
}

/**
 * an answer that means "no" stays with the table until the window may close. The engine would close it with the last
 * answer, and everybody would learn how fast the others were. It may be taken back by a play or by Wait until then.
 */
function isAnswerToHold(state: TableState, seat: Seat, { type }: SeatCommand): boolean {
  const { kind } = state.moment;
  if (kind !== 'window' && kind !== 'spending') return false;
  if (type !== 'default' && type !== (kind === 'window' ? 'decline' : 'done')) return false;
  return askedSeats(state).includes(seat);
}

/**
 * Where nobody is hurried, the last answer closes what was asked. That goes into the same entry: it would follow at once anyway, and an
 * entry of its own costs a write, a fold and a message more. A time that is still to come is left to the timer.
 */
function decideHolding(context: DecisionContext, seat: Seat): TableDecision {
  const { state, settings } = context;
  const held: TableFact = { type: 'held', seat };
  const then: TableState = { ...state, moment: { ...state.moment, held: state.moment.held | bitOfSeat(seat) } };
  const next = earliestDue(then, settings);
  if (next?.action.type !== 'timeOut' || next.at > state.at) return { facts: [held] };
  const closed = decideCommand({ ...context, state: then }, { type: 'timeOut' });
  return 'refusal' in closed ? { facts: [held] } : { ...closed, facts: [held, ...closed.facts] };
}

/** Asks the engine. `default` may come from the table itself, for a seat. */
export function decideCommand({ state, rules }: DecisionContext, command: AnyCommand): TableDecision {
  const game = must(state.game, 'a game that has not begun');
  const decided = orFault(command, () => decide(rules(state), game, command));
  if ('refusal' in decided) return decided;
  const facts: TableFact[] = [{ type: 'game', command, events: decided.events }];
  if (command.type === 'leave' && decided.events.some(({ type }) => type === 'seatHandedOver'))
    facts.push({ type: 'botSeated', seat: command.seat, why: 'left' });
  return { facts, after: decided.after };
}

/** */
export function decideWait(state: TableState, seat: Seat, window: number | undefined): TableDecision {
  const closed = refuseByStage(state);
  if (closed) return closed;
  const { moment, game } = state;
  const isIncome = game !== undefined && topQuestion(game)?.kind === 'income';
  const mayWait = (moment.kind === 'window' || isIncome) && askedSeats(state).includes(seat) && isHuman(state, seat);
  if (!mayWait || (window !== undefined && window !== moment.no))
    return no('NO_WINDOW', 'R-24.6', { need: 'openWindow' });
  return isIn(moment.waited, seat) ? NOTHING : { facts: [{ type: 'waited', seat }] };
}
