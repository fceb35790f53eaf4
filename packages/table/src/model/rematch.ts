import type { Opening } from './log.ts';
import { isIn } from './seats-of.ts';
import type { TableState } from './table-state.ts';

/** What the next game begins with, once every person still here wants one. */
export function rematchOf(state: TableState): Opening | undefined {
  const here = state.seats.flatMap(({ born, present, away }, seat) =>
    born === 'human' && present && away !== 'left' ? [seat] : [],
  );
  const agreed = state.stage === 'over' && here.length > 0 && here.every((seat) => isIn(state.rematch, seat));
  return agreed ? state.opening : undefined;
}
