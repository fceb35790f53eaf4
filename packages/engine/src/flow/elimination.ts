import { entryAt } from '../model/entry-at.ts';
import type { EventOf } from '../model/events.ts';
import { activeMask, allSeats, countSeats, inTurnOrder, isActive, seatsIn } from '../model/seats.ts';
import { type GoalName, IN_TRANSIT } from '../model/state.ts';
import { cardsIn, controlsGroups } from '../rules/board.ts';
import { goalOf } from '../rules/goals.ts';
import type { Game } from './game.ts';

/** Who gets the credit of for which seat; -1 for nobody. */
export interface Credit {
  readonly credit: number;
  readonly candidate: number;
}

/** whoever has had three turns and controls no Group is out, wherever the turn stands. */
export function eliminate(game: Game, { credit, candidate }: Credit): void {
  const { state } = game;
  for (const seat of inTurnOrder(state, activeMask(state))) {
    if (entryAt(state.turnsTaken, seat) < 3 || controlsGroups(state, seat)) continue;
    if (state.turn.spared && seat === state.turn.seat) continue;
    takeOut(game, { seat, how: 'eliminated', by: seat === candidate ? credit : -1 });
    if (state.over) return;
  }
}

/** R-23.16 (h). */
export function takeOut({ state, emit }: Game, { seat, how, by }: Omit<EventOf<'seatOut'>, 'type'>): void {
  if (state.faceDown[seat]) emit({ type: 'illuminatiRevealed', seat, illuminati: entryAt(state.illuminati, seat) });
  // a Special they have just drawn is the one thing they can still be asked about when their last Group is traded away.
  const open = state.questions.filter((question) => question.kind !== 'keep' || question.seat !== seat);
  if (open.length < state.questions.length) emit({ type: 'questionsLeft', questions: open });
  emit({ type: 'seatOut', seat, how, by });
  const left = activeMask(state);
  if (countSeats(left) > 1) return;
  const travelling = cardsIn(state, IN_TRANSIT);
  if (travelling.length > 0) emit({ type: 'groupsFreed', cards: travelling, why: 'noRoom' });
  const winners = seatsIn(left);
  const goals = allSeats(state).map((other): GoalName[] => (winners.includes(other) ? ['last-standing'] : []));
  emit({ type: 'gameEnded', outcome: { winners, goals } });
}

/** After anything that takes Groups away in the middle of a turn; a current player who is out ends it. */
export function eliminateNow(game: Game, credit: Credit = { credit: -1, candidate: -1 }): void {
  eliminate(game, credit);
  const { state, emit } = game;
  if (!state.over && !isActive(state, state.turn.seat)) emit({ type: 'phaseEntered', phase: 'end' });
}

/** their own last Group destroyed, and the goal of destroying met by it. */
export function spareDestroyer({ state, pack, emit }: Game): void {
  const { seat } = state.turn;
  const goal = goalOf(pack, state, seat);
  if (state.options.longGame || controlsGroups(state, seat) || goal?.type !== 'destroyed') return;
  if (entryAt(state.destroyed, seat) >= goal.atLeast) emit({ type: 'turnNoted', turn: { spared: true } });
}
