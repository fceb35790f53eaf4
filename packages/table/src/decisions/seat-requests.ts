import { type Seat, specialIn } from '@illuminice/engine';
import { commitSeat, revealSeat, seatSeedOf } from '@illuminice/fair-dice';
import type { SeatRequest, SeatRequestOf } from '@illuminice/protocol';
import { isHuman, isIn, isPlaying } from '../model/seats-of.ts';
import type { TableState } from '../model/table-state.ts';
import { decidePick, decideThrow } from './beginning.ts';
import { type DecisionContext, NOTHING, no, type TableDecision } from './decision.ts';
import { decideMove, decideWait, refuseByStage, refuseUnseen } from './move.ts';
import { decideMoveWithPromises, decidePromise } from './promise.ts';
import { decideAnswer, decideProposal, decideWithdrawal } from './proposal.ts';
import { decideUndo, decideVote } from './vote.ts';

/** What a person in a seat asks for. Computer players come in by `decideMove` alone. */
export function decideRequest(
  context: DecisionContext,
  seat: Seat,
  request: SeatRequest,
): TableDecision | Promise<TableDecision> {
  const { state } = context;
  if (state.seats[seat]?.born !== 'human' || state.seats[seat].away === 'left')
    return no('NOT_YOUR_SEAT', 'R-24.2', { need: 'seatOfYours' });
  if (!isHuman(state, seat) && request.type !== 'handBack' && request.type !== 'rematch')
    return no('NOT_YOUR_SEAT', 'R-22.15', { need: 'seatBack' });
  switch (request.type) {
    case 'command':
      return (
        refuseUnseen(state, request.seen) ??
        (request.promise || request.asks
          ? decideMoveWithPromises(context, seat, request)
          : decideMove(context, seat, request.command))
      );
    case 'wait':
      return decideWait(state, seat, request.window);
    case 'standing':
      return state.seats[seat].standing.includes(request.kind) === request.on
        ? NOTHING
        : { facts: [{ type: 'standing', seat, kind: request.kind, on: request.on }] };
    case 'arm':
      return decideArming(context, seat, request);
    case 'promise':
      return decidePromise(state, seat, request);
    case 'propose':
      return decideProposal(context, seat, request);
    case 'answerProposal':
      return decideAnswer(context, seat, request);
    case 'withdrawProposal':
      return decideWithdrawal(context, seat, request.proposal);
    case 'vote':
      return decideVote(context, seat, request);
    case 'undo':
      return decideUndo(context, seat);
    case 'handBack':
      return isHuman(state, seat) ? NOTHING : { facts: [{ type: 'handedBack', seat }] };
    case 'rematch':
      if (state.stage !== 'over') return no('GAME_NOT_OVER', 'R-21.8', { need: 'gameOver' });
      return isIn(state.rematch, seat) ? NOTHING : { facts: [{ type: 'rematchWanted', seat }] };
    case 'pick':
      return decidePick(context, seat, request.back);
    case 'throw':
      return decideThrow(state, seat);
    case 'diceCommit':
    case 'diceReveal':
      return decideDice(state, seat, request);
  }
}

/** Only a Special for the start of a turn can be armed, and only one's own. */
function decideArming({ pack, state }: DecisionContext, seat: Seat, request: SeatRequestOf<'arm'>): TableDecision {
  const closed = refuseByStage(state);
  if (closed) return closed;
  const { card, against } = request;
  if (card === undefined) return state.seats[seat]?.armed ? { facts: [{ type: 'armed', seat }] } : NOTHING;
  const isHeld = state.game?.hands[seat]?.some((slot) => specialIn(slot) === card) === true;
  if (!isHeld) return no('CARD_NOT_HELD', 'R-15.1', { need: 'specialsHeld', seat, specials: [card] });
  if (pack.specials[card]?.effect.type !== 'losesTurn') return no('BAD_TIMING', 'R-3.2', { need: 'startSpecial' });
  if (against === undefined || against === seat || !state.game || !isPlaying(state, against))
    return no('ILLEGAL_TARGET', 'R-3.2', { need: 'opponentToCome' });
  return { facts: [{ type: 'armed', seat, card, against }] };
}

function decideDice(state: TableState, seat: Seat, request: SeatRequestOf<'diceCommit' | 'diceReveal'>): TableDecision {
  if (state.stage !== 'dice') return no('BAD_DICE', 'R-24.1', { need: 'unmixedDice' });
  const { ceremony } = state.dice;
  const result =
    request.type === 'diceCommit'
      ? commitSeat(ceremony, seat, request.commitment)
      : revealSeat(ceremony, seat, request.seed);
  if (!result.ok) return no('BAD_DICE', 'R-24.1', { need: DICE_NEEDS[result.refusal.code] });
  if (request.type === 'diceReveal' && request.key !== undefined && seatSeedOf(request.key) !== request.seed)
    return no('BAD_DICE', 'R-24.1', { need: 'committedSeed' });
  return {
    facts: [
      request.type === 'diceCommit'
        ? { type: 'diceCommitted', seat, commitment: request.commitment }
        : {
            type: 'diceRevealed',
            seat,
            seed: request.seed,
            ...(request.key === undefined ? {} : { key: request.key }),
          },
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
