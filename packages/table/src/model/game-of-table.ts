import { newGame, type Pack, type State } from '@illuminice/engine';
import type { TableState } from './table-state.ts';

/** Before anything is dealt, by the rules its log began with: whoever plays it again later gets the same events. */
export function gameOfTable(pack: Pack, { seats, opening, playedBy }: TableState): State {
  return newGame({ pack, seats: seats.length, options: opening.options, rulesVersion: playedBy.version });
}
