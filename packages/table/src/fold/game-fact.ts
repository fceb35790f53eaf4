import { apply, type GameEvent, type Pack, type State, waitingFor } from '@illuminice/engine';
import { gameOfTable } from '../model/game-of-table.ts';
import type { FactOf } from '../model/log.ts';
import { bitOfSeat } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { holdDice } from './beginning.ts';
import { advanceMoment } from './moment.ts';
import { judgePromises, keepOffered } from './promises.ts';
import { keepProposals } from './proposals.ts';
import { keepSideClocks } from './side-clocks.ts';
import { noteForUndo } from './undo.ts';

const TURNS_REMEMBERED = 24;

/** Events of the engine, and everything the table keeps about them. `seq` and `at` of the state are already those of the entry. */
export function foldGame(
  pack: Pack,
  state: TableState,
  { fact, after }: { readonly fact: FactOf<'game'>; readonly after: State | undefined },
): void {
  const { command, events } = fact;
  const before = state.game ?? gameOfTable(pack, state);
  const waitedFor = state.game ? waitingFor(before) : [];
  const turnBefore = before.turn.seat;
  if (!after)
    for (const event of events) {
      judgePromises(state, before, event);
      apply(pack, before, event);
    }
  const game = after ?? before;
  for (const event of events) noteEvent(state, event);
  state.game = game;
  const seat = 'seat' in command ? command.seat : undefined;
  noteMove(state, game, { seat, events, waitedFor });
  keepSideClocks(state, game);
  keepOffered(state, game);
  keepProposals(state, game);
  if (game.over) state.stage = 'over';
  else if (state.stage === 'picking') state.stage = 'playing';
  advanceMoment(state, events, turnBefore);
}

function noteMove(state: TableState, game: State, move: Parameters<typeof noteForUndo>[2]): void {
  noteForUndo(state, game, move);
  const mover = move.seat === undefined ? undefined : state.seats[move.seat];
  if (!mover) return;
  mover.lastActAt = state.at;
  mover.lastMoveSeq = state.seq;
}

function noteEvent(state: TableState, event: GameEvent): void {
  switch (event.type) {
    case 'turnBegan':
      state.turnClock.used = 0;
      state.turnMarks = [...state.turnMarks, state.seq].slice(-TURNS_REMEMBERED);
      for (const seat of state.seats) seat.standing = seat.standing.filter((kind) => kind !== 'passThisTurn');
      return;
    case 'rolledForTurn':
      holdDice(state);
      return;
    case 'cardDrawn':
      if (event.to === 'hand') endPassing(state, event.seat);
      return;
    case 'specialHanded':
      endPassing(state, event.to);
      return;
    case 'specialUsed': {
      const user = state.seats[event.seat];
      if (user?.armed?.card === event.special) user.armed = undefined;
      return;
    }
    case 'seatOut':
      state.moment.waited &= ~bitOfSeat(event.seat);
      return;
  }
}

/** "until I draw a Special", or get one. */
function endPassing(state: TableState, seat: number): void {
  const drawer = state.seats[seat];
  if (drawer) drawer.standing = drawer.standing.filter((kind) => kind !== 'passUntilDraw');
}
