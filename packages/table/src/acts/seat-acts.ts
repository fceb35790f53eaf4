import { type Seat, specialIn } from '@illuminice/engine';
import { commitSeat, revealSeat } from '@illuminice/fair-dice';
import type { SeatRequest, SeatRequestOf } from '@illuminice/protocol';
import { isHuman, isIn, isPlaying } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { type Deciding, NOTHING, no, type TableDecision } from './decision.ts';
import { decideMove, decideWait, refuseByStage } from './move.ts';
import { decideMoveWithWord, decidePromise } from './promise.ts';
import { decideUndo, decideVote } from './vote.ts';

/** What a person in a seat asks for. Computer players come in by `decideMove` alone. */
export function decideAct(
  deciding: Deciding,
  state: TableState,
  seat: Seat,
  act: SeatRequest,
): TableDecision | Promise<TableDecision> {
  if (state.seats[seat]?.born !== 'human' || state.seats[seat].away === 'left')
    return no('NOT_YOUR_SEAT', 'R-24.2', { need: 'seatOfYours' });
  if (!isHuman(state, seat) && act.type !== 'handBack' && act.type !== 'rematch')
    return no('NOT_YOUR_SEAT', 'R-22.15', { need: 'seatBack' });
  switch (act.type) {
    case 'command':
      return act.promise
        ? decideMoveWithWord(deciding, state, seat, { command: act.command, promise: act.promise })
        : decideMove(deciding, state, seat, act.command);
    case 'wait':
      return decideWait(state, seat, act.window);
    case 'standing':
      return state.seats[seat].standing.includes(act.kind) === act.on
        ? NOTHING
        : { facts: [{ type: 'standing', seat, kind: act.kind, on: act.on }] };
    case 'arm':
      return decideArming(deciding, state, seat, act);
    case 'promise':
      return decidePromise(state, seat, act);
    case 'vote':
      return decideVote(deciding, state, seat, act);
    case 'undo':
      return decideUndo(deciding, state, seat);
    case 'handBack':
      return isHuman(state, seat) ? NOTHING : { facts: [{ type: 'handedBack', seat }] };
    case 'rematch':
      if (state.stage !== 'over') return no('GAME_NOT_OVER', 'R-21.8', { need: 'gameOver' });
      return isIn(state.rematch, seat) ? NOTHING : { facts: [{ type: 'rematchWanted', seat }] };
    case 'diceCommit':
    case 'diceReveal':
      return decideDice(state, seat, act);
  }
}

/** Only a Special for the start of a turn can be armed, and only one's own. */
function decideArming({ pack }: Deciding, state: TableState, seat: Seat, act: SeatRequestOf<'arm'>): TableDecision {
  const closed = refuseByStage(state);
  if (closed) return closed;
  const { card, against } = act;
  if (card === undefined) return state.seats[seat]?.armed ? { facts: [{ type: 'armed', seat }] } : NOTHING;
  const isHeld = state.game?.hands[seat]?.some((slot) => specialIn(slot) === card) === true;
  if (!isHeld) return no('CARD_NOT_HELD', 'R-15.1', { need: 'specialsHeld', seat, specials: [card] });
  if (pack.specials[card]?.effect.type !== 'losesTurn') return no('BAD_TIMING', 'R-3.2', { need: 'startSpecial' });
  if (against === undefined || against === seat || !state.game || !isPlaying(state, against))
    return no('ILLEGAL_TARGET', 'R-3.2', { need: 'opponentToCome' });
  return { facts: [{ type: 'armed', seat, card, against }] };
}

function decideDice(state: TableState, seat: Seat, act: SeatRequestOf<'diceCommit' | 'diceReveal'>): TableDecision {
  if (state.stage !== 'dice') return no('BAD_DICE', 'R-24.1', { need: 'unmixedDice' });
  const { ceremony } = state.dice;
  const result =
    act.type === 'diceCommit' ? commitSeat(ceremony, seat, act.commitment) : revealSeat(ceremony, seat, act.seed);
  if (!result.ok) return no('BAD_DICE', 'R-24.1', { need: DICE_NEEDS[result.refusal.code] });
  return {
    facts: [
      act.type === 'diceCommit'
        ? { type: 'diceCommitted', seat, commitment: act.commitment }
        : { type: 'diceRevealed', seat, seed: act.seed },
    ],
  };
}

const DICE_NEEDS = {
  WRONG_PHASE: 'otherPartOfCeremony',
  SEAT_NOT_ASKED: 'seatInCeremony',
  MALFORMED_COMMITMENT: 'hexDigits',
  MALFORMED_SEED: 'hexDigits',
  ALREADY_COMMITTED: 'oneCommitment',
  NOT_COMMITTED: 'commitmentFirst',
  ALREADY_REVEALED: 'oneSeed',
  FALSE_REVEAL: 'committedSeed',
} as const;
