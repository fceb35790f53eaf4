import { activeMask, allSeats, countSeats, isActive, seatsIn } from '../model/seats.ts';
import { type GoalName, type State, UNCONTROLLED } from '../model/state.ts';
import { cardsIn } from '../rules/board.ts';
import { goalsMetNow, scoreOf } from '../rules/goals.ts';
import { addTargets } from './draw.ts';
import { eliminate } from './elimination.ts';
import type { Game } from './game.ts';
import { endsRound, nextTurn } from './turn.ts';

/** P6 in the order of. */
export function endTurn(game: Game): void {
  const { state, emit } = game;
  const { seat } = state.turn;
  if (isActive(state, seat)) emit({ type: 'turnCounted', seat });
  addTargets(game);
  eliminate(game, { credit: -1, candidate: -1 });
  if (state.over) return;
  const quietTurns = countQuietTurn(state);
  judgeGoals(game, quietTurns);
  if (state.over) return;
  emit({ type: 'turnEnded', seat, quietTurns });
  nextTurn(game);
}

/** no P1–P6; the turn still counts as a quiet one. */
export function loseTurn(game: Game): void {
  const { state, emit } = game;
  emit({ type: 'turnLost', seat: state.turn.seat, quietTurns: countQuietTurn(state) });
  nextTurn(game);
}

/** */
function countQuietTurn(state: State): number {
  return state.deck.length > 0 || state.turn.structuresChanged ? 0 : state.quietTurns + 1;
}

/** */
function judgeGoals(game: Game, quietTurns: number): void {
  const { state, pack, emit } = game;
  const { options } = state;
  const looksAtGoals = options.turnSequence !== 'staggered' || endsRound(state);
  if (looksAtGoals && !options.longGame) {
    const goals = allSeats(state).map((seat) => goalsMetNow(pack, state, seat));
    const winners = goals.flatMap((met, seat) => (met.length > 0 ? [seat] : []));
    if (winners.length > 0) {
      emit({ type: 'gameEnded', outcome: { winners, goals } });
      return;
    }
  }
  const exhausted = state.deck.length === 0 && cardsIn(state, UNCONTROLLED).length === 0;
  const endsByCards = exhausted && (options.longGame || (looksAtGoals && options.deckOut === 'score'));
  const stalemate = quietTurns >= 3 * countSeats(activeMask(state));
  if (endsByCards || stalemate) endByScore(game);
}

/** */
function endByScore({ state, pack, emit }: Game): void {
  const active = seatsIn(activeMask(state));
  const scores = allSeats(state).map((seat) => (active.includes(seat) ? scoreOf(pack, state, seat) : 0));
  const best = Math.max(...active.map((seat) => scores[seat] as number));
  const winners = active.filter((seat) => scores[seat] === best);
  const goals = allSeats(state).map((seat): GoalName[] => (winners.includes(seat) ? ['score'] : []));
  emit({ type: 'gameEnded', outcome: { winners, goals, scores } });
}
