import type { Turn } from '../model/state.ts';
import type { Seat } from '../model/words.ts';

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
