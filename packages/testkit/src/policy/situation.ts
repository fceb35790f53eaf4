import { admits, type Pack, type SeatCommand, type SeatOptions, type View } from '@illuminice/engine';
import type { Chance } from './chance.ts';

/** What a random seat goes by. The view is made only when a choice needs it: most do not, and it would cost half the speed. */
export interface Situation {
  readonly pack: Pack;
  readonly seat: number;
  readonly options: SeatOptions;
  readonly view: () => View;
  readonly chance: Chance;
  /** Plans, trades, partial payments and whatever else a calm player leaves alone. */
  readonly wild: boolean;
}

const TRIES = 4;

/** Draws commands until one is admitted; undefined when luck has it that none is. */
export function admitted<C extends SeatCommand>(
  { pack, options, view }: Situation,
  draw: () => C | undefined,
  tries = TRIES,
): C | undefined {
  for (let attempt = 0; attempt < tries; attempt++) {
    const command = draw();
    if (command && admits(pack, view(), options, command)) return command;
  }
  return undefined;
}
