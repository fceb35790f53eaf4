import type { Command, Pack, State } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';
import { fuzzGame } from '../fuzz/fuzz-game.ts';
import type { Sent } from '../fuzz/watched-game.ts';
import { Chance } from '../policy/chance.ts';
import { type Doors, viewersOf } from '../watch/leaks.ts';
import { toldAtRest, toldByCommand } from './tells.ts';

export interface LeakSearch {
  readonly seed: string;
  /** Every so many commands a position is looked at. */
  readonly every: number;
  /** Other truths for each viewer, at rest and again for the command that follows. */
  readonly truths: number;
  readonly positions: number;
  readonly doors?: Doors;
}

export interface LeaksFound {
  readonly positions: number;
  readonly comparisons: number;
  readonly told: readonly string[];
}

/** Plays one random game and looks through the eyes of everybody at positions on the way. */
export function leaksInGame(pack: Pack, { seed, every, truths, positions: most, doors }: LeakSearch): LeaksFound {
  const random = quickRandom(seed);
  const chance = new Chance(quickRandom(`truths of ${seed}`));
  const recent: Command[] = [];
  const told: string[] = [];
  let sent = 0;
  let positions = 0;
  let comparisons = 0;
  const through = doors ? { doors } : {};
  const beforeCommand = (state: State, { command, shape }: Sent) => {
    if ('seat' in command && shape !== 'malformed') recent.push(command);
    if (recent.length > 4) recent.shift();
    if (sent++ % every > 0 || state.over) return;
    positions++;
    const position = { pack, state, random };
    for (const viewer of viewersOf(state)) {
      // whoever presses Accept, and nobody else, is told what is missing on the other side.
      const open = recent.filter(({ type }) => type !== 'accept');
      const tries = typeof viewer === 'number' ? open.map((old): Command => ({ ...old, seat: viewer })) : [];
      told.push(...toldAtRest(position, viewer, { chance, truths, tries, ...through }));
      if (shape === undefined) told.push(...toldByCommand(position, viewer, { command, chance, truths, ...through }));
      comparisons += truths;
    }
  };
  fuzzGame(pack, seed, { beforeCommand, commands: every * most });
  return { positions, comparisons, told: told.map((sentence) => `game ${seed}: ${sentence}`) };
}
