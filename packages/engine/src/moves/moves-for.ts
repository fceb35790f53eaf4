import type { Pack } from '../cards/pack.ts';
import type { CommandType } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import { isFaceUp, specialIn } from '../model/hand.ts';
import { isActive } from '../model/seats.ts';
import type { State } from '../model/state.ts';
import { groupsOf } from '../rules/board.ts';
import { isOpenState } from '../rules/windows.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import { answerMoves } from './answer-moves.ts';
import type { Listing } from './listing.ts';
import { ownTurnMoves } from './own-turn-moves.ts';
import { playMoves } from './play-moves.ts';
import type { SeatMoves } from './seat-moves.ts';
import { spendingMoves } from './spending-moves.ts';
import { tradeMoves } from './trade-moves.ts';

/**
 * Cheap enough to compute for every seat after every command. While a drawn Special waits to be kept, only that and what
 * may happen at any time is listed, although any command of the owner would be taken after the default answer.
 */
export function movesFor(pack: Pack, state: State, seat: Seat): SeatMoves {
  const listing: Listing = { pack, state, seat, moves: {} };
  const { moves } = listing;
  if (state.over || !isActive(state, seat)) return moves;
  moves.leave = true;
  answerMoves(listing);
  hiddenThings(listing);
  if (state.phase === 'setup') return moves;
  if (seat === state.turn.seat && state.questions.length === 0 && !state.attack) ownTurnMoves(listing);
  if (state.attack?.stage === 'spending' && isOpenState(state)) spendingMoves(listing);
  playMoves(listing);
  tradeMoves(listing);
  return moves;
}

/** At least one command of this kind is offered. A command that is no move does not compile. */
export function offersCommand(moves: SeatMoves, type: CommandType): boolean {
  return moves[type] !== undefined;
}

/** what may be shown, hidden, peeked at and closed. */
function hiddenThings({ state, seat, moves }: Listing): void {
  const hand = entryAt(state.hands, seat);
  const down = [...new Set(hand.filter((slot) => !isFaceUp(slot)).map(specialIn))];
  if (down.length > 0) moves.flip = down;
  if (state.options.moneyVisibility === 'ownerChoice' && state.owner[seat] === seat) {
    moves.flaunt = [seat, ...groupsOf(state, seat)].map((card) => ({ card, shown: state.stacked[card] === 1 }));
  }
  if (entryAt(state.goal, seat) >= 0 && !state.goalShown[seat]) moves.revealGoal = true;
  if (state.notices.some((notice) => notice.seat === seat)) moves.closeNotice = true;
  if (!state.options.peeking) return;
  const lights = [...new Set(state.peeks.filter((light) => light.owner === seat).map((light) => light.slot))];
  if (lights.length > 0) moves.catchPeek = lights;
  if (state.peeks.some((peek) => peek.seat === seat && !peek.ended)) moves.stopPeek = true;
  else if (isOpenState(state)) {
    const covered = state.hands.flatMap((other, owner) =>
      owner === seat || !isActive(state, owner)
        ? []
        : other.flatMap((slot, index) => (isFaceUp(slot) ? [] : [{ owner, index }])),
    );
    if (covered.length > 0) moves.peek = covered;
  }
}
