import type { RandomPort } from '../flow/game.ts';

/** The luck of one imagination: draws of a port in order, beginning with its first. */
export class Whim {
  #next = 0;
  readonly #random: RandomPort;

  constructor(random: RandomPort) {
    this.#random = random;
  }

  below(count: number): number {
    return count > 1 ? this.#random(this.#next++, count, 'choice') : 0;
  }

  oneOf<T>(list: readonly T[]): T | undefined {
    return list[this.below(list.length)];
  }

  shuffled<T>(list: readonly T[]): T[] {
    const result = list.slice();
    for (let last = result.length - 1; last > 0; last--) {
      const other = this.below(last + 1);
      const kept = result[last] as T;
      result[last] = result[other] as T;
      result[other] = kept;
    }
    return result;
  }
}
