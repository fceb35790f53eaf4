import type { Pack } from '../cards/pack.ts';
import { entryAt } from '../model/entry-at.ts';
import { activeMask, allSeats, countSeats, isActive, seatsIn } from '../model/seats.ts';
import { type GoalName, type State, UNCONTROLLED } from '../model/state.ts';
import { type Board, cardsIn } from '../rules/board.ts';
import { goalsMetNow, scoreOf } from '../rules/goals.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
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

/** What the end of a turn looks at beside goals: a state, or what a view shows of one. */
export interface TurnEnd extends Board, Pick<State, 'turn' | 'sequence' | 'quietTurns' | 'calledRound'> {
  readonly status: readonly number[];
  readonly turnsTaken: readonly number[];
  readonly deck: { readonly length: number };
}

/** */
export function countQuietTurn(state: TurnEnd): number {
  return state.deck.length > 0 || state.turn.structuresChanged ? 0 : state.quietTurns + 1;
}

/** */
function judgeGoals(game: Game, quietTurns: number): void {
  const { state, pack, emit } = game;
  if (looksAtGoals(state)) {
    const goals = allSeats(state).map((seat) => goalsMetNow(pack, state, seat));
    const winners = goals.flatMap((met, seat) => (met.length > 0 ? [seat] : []));
    if (winners.length > 0) {
      emit({ type: 'gameEnded', outcome: { winners, goals } });
      return;
    }
  }
  if (whyByScore(state, quietTurns) === undefined) return;
  const { scores, winners } = scoresOf(pack, state);
  const goals = allSeats(state).map((seat): GoalName[] => (winners.includes(seat) ? ['score'] : []));
  emit({ type: 'gameEnded', outcome: { winners, goals, scores } });
}

/** whether goals count at the end of this turn. */
export function looksAtGoals(state: TurnEnd): boolean {
  const { turnSequence, longGame } = state.options;
  return !longGame && (turnSequence !== 'staggered' || endsRound(state));
}

type ScoreRule = 'R-20.2' | 'R-20.5' | 'R-23.7' | 'R-23.18' | 'R-23.20';

/** The rule by which this turn's end is the end of the game, when nobody meets a goal. */
export function whyByScore(state: TurnEnd, quietTurns: number): ScoreRule | undefined {
  const { longGame, deckOut, lastRound = 0, stalemate = true } = state.options;
  if (lastRound > 0 && hasPlayed(state, lastRound)) return 'R-23.18';
  if (state.calledRound !== undefined && hasPlayed(state, state.calledRound)) return 'R-23.20';
  if (state.deck.length === 0 && cardsIn(state, UNCONTROLLED).length === 0) {
    if (longGame) return 'R-23.7';
    if (looksAtGoals(state) && deckOut === 'score') return 'R-20.2';
  }
  return stalemate && quietTurns >= 3 * countSeats(activeMask(state)) ? 'R-20.5' : undefined;
}

/** as many turns for everybody as whoever has had most, the one under way included. */
export function roundAtCall(state: State): number {
  const { turnsTaken, turn, phase } = state;
  const underWay = phase === 'end' ? -1 : turn.seat;
  return Math.max(...seatsIn(activeMask(state)).map((seat) => entryAt(turnsTaken, seat) + (seat === underWay ? 1 : 0)));
}

/** a turn lost to a card is made up for. */
function hasPlayed(state: TurnEnd, rounds: number): boolean {
  return seatsIn(activeMask(state)).every((seat) => entryAt(state.turnsTaken, seat) >= rounds);
}

/** */
export function scoresOf(pack: Pack, state: TurnEnd): { readonly scores: number[]; readonly winners: Seat[] } {
  const active = seatsIn(activeMask(state));
  const scores = allSeats(state).map((seat) => (active.includes(seat) ? scoreOf(pack, state, seat) : 0));
  const best = Math.max(...active.map((seat) => entryAt(scores, seat)));
  return { scores, winners: active.filter((seat) => scores[seat] === best) };
}
