import { entryAt } from '../model/entry-at.ts';
import { activeMask, bit, countSeats, has, isActive, opponentsMask } from '../model/seats.ts';
import type { Sequence, State } from '../model/state.ts';
import { cardWith } from '../rules/board.ts';
import { nobodyCanAnswer } from '../rules/windows.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import type { Game } from './game.ts';
import { rollForTurn } from './turn-rolls.ts';

/** */
export function beginTurn(game: Game, seat: Seat): void {
  game.emit({ type: 'turnBegan', seat });
  openStartWindow(game);
}

/** P0. */
export function openStartWindow({ state, pack, emit }: Game): void {
  const asked = opponentsMask(state, state.turn.seat);
  if (!nobodyCanAnswer(pack, state, { asked, effect: 'losesTurn' }))
    emit({ type: 'asked', question: { kind: 'start', asked, answered: 0 } });
}

/** P5 exists for two Illuminati and for face-down players. */
export function leaveTransfers(game: Game): void {
  const { state, pack, emit } = game;
  const { seat } = state.turn;
  const hasPowers =
    state.faceDown[seat] ||
    cardWith(pack, state, { seat, ability: 'reorganizesStructure' }) !== undefined ||
    cardWith(pack, state, { seat, ability: 'redistributesMoney' }) !== undefined;
  emit({ type: 'phaseEntered', phase: hasPowers ? 'powers' : 'end' });
}

/** Whoever comes next; in a bidding game the bids come first. */
export function nextTurn(game: Game): void {
  const { state, emit } = game;
  const { turnSequence } = state.options;
  const lastTwo = [...state.sequence.lastTwo, state.turn.seat].slice(-2);
  const roundDone = state.sequence.roundDone | bit(state.turn.seat);
  const sequence: Sequence = { ...state.sequence, lastTwo, roundDone };
  if (turnSequence === 'normal') {
    emit({ type: 'sequenceSet', sequence });
    beginTurn(
      game,
      seatAfter(state, state.turn.seat, () => true),
    );
  } else if (turnSequence === 'staggered') {
    staggered(game, sequence);
  } else {
    emit({ type: 'sequenceSet', sequence });
    const rollers = activeMask(state) & ~sittingOut(lastTwo);
    if (turnSequence === 'bidding' && countSeats(rollers) > 1) {
      emit({
        type: 'asked',
        question: { kind: 'bids', rollers, waiting: rollers, bids: Array.from({ length: state.seats }, () => 0) },
      });
    } else beginTurn(game, rollForTurn(game, rollers));
  }
}

export function endsRound(state: Parameters<typeof activeMask>[0] & Pick<State, 'sequence' | 'turn'>): boolean {
  return (activeMask(state) & ~(state.sequence.roundDone | bit(state.turn.seat))) === 0;
}

function staggered(game: Game, sequence: Sequence): void {
  const { state, emit } = game;
  if (activeMask(state) & ~sequence.roundDone) {
    emit({ type: 'sequenceSet', sequence });
    beginTurn(
      game,
      seatAfter(state, state.turn.seat, (seat) => !has(sequence.roundDone, seat)),
    );
    return;
  }
  const first = seatAfter(state, entryAt(sequence.order, sequence.roundStart), () => true);
  emit({ type: 'sequenceSet', sequence: { ...sequence, roundStart: sequence.order.indexOf(first), roundDone: 0 } });
  beginTurn(game, first);
}

function sittingOut(lastTwo: readonly Seat[]): number {
  const [first, second] = lastTwo;
  return first !== undefined && first === second ? bit(first) : 0;
}

function seatAfter(state: State, seat: Seat, wanted: (seat: Seat) => boolean): Seat {
  const { order } = state.sequence;
  const start = order.indexOf(seat);
  for (let step = 1; step <= order.length; step++) {
    const next = entryAt(order, (start + step) % order.length);
    if (isActive(state, next) && wanted(next)) return next;
  }
  return seat;
}
