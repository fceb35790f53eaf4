import type { Seat } from '../vocabulary/vocabulary.ts';
import type { Turn } from './state.ts';

export function newTurn(seat: Seat): Turn {
  return {
    seat,
    actionsUsed: 0,
    freeTransfersUsed: 0,
    passBarred: false,
    drawsLeft: 0,
    lasersUsed: false,
    recycled: false,
    privilegeBought: false,
    structuresChanged: false,
    spared: false,
  };
}
