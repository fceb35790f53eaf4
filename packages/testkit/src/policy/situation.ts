import {
  clone,
  type Pack,
  type SeatCommand,
  type SeatMoves,
  type State,
  step,
  type View,
  whyNot,
} from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import type { Chance } from './chance.ts';

/** What a random seat goes by. The view is made only when a choice needs it: most do not, and it would cost half the speed. */
export interface Situation {
  readonly pack: Pack;
  readonly seat: number;
  readonly moves: SeatMoves;
  readonly view: () => View;
  readonly isTaken?: ((command: SeatCommand) => boolean) | undefined;
  readonly chance: Chance;
  /** Plans, trades, partial payments and whatever else a calm player leaves alone. */
  readonly wild: boolean;
}

const TRIES = 4;

/** Numbers that differ: with equal ones a tie would be rolled again for ever. */
const TRIAL_DICE = quickRandom('a command on trial');

/** Whoever has the truth at hand asks it: fifteen times as fast as imagining a state from a view. */
export function takenBy(pack: Pack, state: State, seat: number): (command: SeatCommand) => boolean {
  return (command) => step({ pack, random: TRIAL_DICE }, clone(state), { ...command, seat }) === undefined;
}

/** Draws commands until one is taken; undefined when luck has it that none is. */
export function admitted<C extends SeatCommand>(
  { pack, view, isTaken = (command) => !whyNot(pack, view(), command) }: Situation,
  draw: () => C | undefined,
  tries = TRIES,
): C | undefined {
  for (let attempt = 0; attempt < tries; attempt++) {
    const command = draw();
    if (command && isTaken(command)) return command;
  }
  return undefined;
}
