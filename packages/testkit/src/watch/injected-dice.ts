/** the dice a test wants, in order; all other luck from a fixed generator. */
import type { Rules } from '@illuminice/engine';
import { quickRandom } from '@illuminice/fair-dice';

export type Random = Rules['random'];

export interface InjectedDice {
  readonly random: Random;
  /** Runs with the next dice and puts them back: what was only tried has used none. */
  tried<T>(run: () => T): T;
  /** The dice of the latest trial are used up. */
  used(): void;
}

export class DiceRanOut extends Error {
  override readonly name = 'DiceRanOut';
}

export function injectedDice(rolls: readonly (readonly [number, number])[], seed = 'illuminice'): InjectedDice {
  const faces = rolls.flat();
  const otherLuck = quickRandom(seed);
  let next = 0;
  /** The port is a function of the counter: who asks twice in one trial hears the same die twice. */
  let byCounter = new Map<number, number>();

  return {
    random(counter, below, purpose) {
      if (purpose !== 'die') return otherLuck(counter, below, purpose);
      const face = byCounter.get(counter) ?? faces[next + byCounter.size];
      if (face === undefined) throw new DiceRanOut(`the dice ran out: only ${rolls.length} rolls are given`);
      byCounter.set(counter, face);
      return face - 1;
    },
    tried(run) {
      byCounter = new Map();
      return run();
    },
    used() {
      next += byCounter.size;
      byCounter = new Map();
    },
  };
}
