import type { Seat, SeatCommand, SeatMoves, State } from '@illuminice/engine';

/**
 * The answer to a question on which nothing hangs for this seat: no card, no money, no right to use. Most steps of an
 * imagined game are such, and nobody needs to look at the table for them.
 */
export function formality(state: State, seat: Seat, moves: SeatMoves): SeatCommand | undefined {
  switch (state.questions.at(-1)?.kind) {
    case 'start':
    case 'income':
    case 'secrets':
    case 'roll':
      return moves.play?.length ? undefined : { type: 'decline' };
    case 'keep':
      return { type: 'keep', faceUp: false };
    case 'spending': {
      const idle = !moves.spend?.length && !moves.play?.length && !moves.abolish;
      return idle && state.turn.seat !== seat ? { type: 'done' } : undefined;
    }
    default:
      return undefined;
  }
}
