import type { Pack } from '../cards/pack.ts';
import type { Mutable } from '../model/mutable.ts';
import type { State } from '../model/state.ts';
import type { Seat } from '../vocabulary/vocabulary.ts';
import type { SeatMoves } from './seat-moves.ts';

/** The moves of one seat while they are being listed; every part adds its own. */
export interface Listing {
  readonly pack: Pack;
  readonly state: State;
  readonly seat: Seat;
  readonly moves: Mutable<SeatMoves>;
}
