import {
  activeMask,
  clone,
  has,
  movesFor,
  type Pack,
  type RandomPort,
  type Seat,
  type SeatCommand,
  type State,
  step,
  viewFor,
  waitingFor,
} from '@illuminice/engine';
import { foreseen } from '../chances/foreseen.ts';
import type { LookAhead } from '../thought/thought.ts';
import { formality } from './formalities.ts';

export interface Playout {
  readonly pack: Pack;
  /** An imagined state; it is copied, never changed. */
  readonly from: State;
  readonly me: Seat;
  readonly first: SeatCommand;
  /** Who plays on for every seat. */
  readonly minds: LookAhead;
  readonly random: () => number;
  readonly dice: RandomPort;
  /** Turns to look ahead, the present one included. */
  readonly turns: number;
}

export interface PlayedOut {
  /** Our share of victory at the end of the look ahead. */
  readonly share: number;
  readonly nodes: number;
}

/** Most steps of one look ahead; a turn that needs more has gone astray. */
const MOST_NODES = 600;

/** Plays an imagined game on from one move and judges where it stands. */
export function playOut(playout: Playout): PlayedOut | undefined {
  const played = playOn(playout);
  return played && { share: judge(playout, played.state), nodes: played.nodes };
}

/** The imagined game after that move and the turns that follow; undefined where the move is refused. */
export function playOn(playout: Playout): { readonly state: State; readonly nodes: number } | undefined {
  const { pack, from, me, first, minds, random, dice } = playout;
  const rules = { pack, random: dice };
  const state = clone(from);
  if (step(rules, state, { ...first, seat: me })) return undefined;
  let nodes = 1;
  let turnsLeft = playout.turns;
  let { turn } = state;
  let key = turnsSeen(state);
  while (!state.over && nodes < MOST_NODES) {
    if (turnsSeen(state) !== key || turn.seat !== state.turn.seat) {
      key = turnsSeen(state);
      turn = state.turn;
      turnsLeft--;
      if (turnsLeft <= 0) break;
    }
    for (const seat of waitingFor(state)) {
      if (state.over || !has(activeMask(state), seat)) break;
      const moves = movesFor(pack, state, seat);
      if (!moves.default) continue;
      const mind = seat === me ? minds.own : minds.others;
      const command =
        formality(state, seat, moves) ??
        mind.decide({ view: viewFor(pack, state, seat), moves, random, budget: {} }).command;
      nodes++;
      if (step(rules, state, { ...command, seat })) step(rules, state, { type: 'default', seat });
    }
  }
  return { state, nodes };
}

function turnsSeen(state: State): number {
  return state.turnsTaken.reduce((sum, turns) => sum + turns, 0);
}

function judge({ pack, me }: Playout, state: State): number {
  if (state.over) return state.over.winners.includes(me) ? 1 / state.over.winners.length : 0;
  return foreseen(pack, viewFor(pack, state, 'all'), me);
}
