import type { Pack, SeatCommand, SeatMoves, View } from '@illuminice/engine';
import { Chance } from './chance.ts';
import { calmCommand } from './random-command.ts';

export interface ToldSeat {
  readonly pack: Pack;
  readonly view: View;
  readonly moves: SeatMoves;
  /** In [0, 1). */
  readonly random: () => number;
}

/** For tables at which nobody has to play well: by the policy of the Budgets, from what a seat is told and nothing else. */
export function moveByChance({ pack, view, moves, random }: ToldSeat): SeatCommand {
  if (typeof view.viewer !== 'number') throw new Error(`${view.viewer} has no seat`);
  const chance = new Chance((_, below) => Math.floor(random() * below));
  return calmCommand({ pack, seat: view.viewer, moves, view: () => view, chance }) ?? { type: 'default' };
}
