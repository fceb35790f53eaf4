import type { RandomPort } from '@illuminice/engine';

/** Choices of a player who throws dice for everything: one stream of a port, never the game's own. */
export class Chance {
  #counter = 0;
  readonly #random: RandomPort;

  constructor(random: RandomPort) {
    this.#random = random;
  }

  below(count: number): number {
    return this.#random(this.#counter++, count, 'choice');
  }

  from(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  happens(percent: number): boolean {
    return this.below(100) < percent;
  }

  /** Of a list that is not empty. */
  oneOf<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }

  someOf<T>(list: readonly T[], percent: number): T[] {
    return list.filter(() => this.happens(percent));
  }

  /** `amount` split over so many heaps. */
  split(amount: number, heaps: number): number[] {
    const parts = Array.from({ length: heaps }, () => 0);
    let left = amount;
    for (let heap = 0; heap < heaps - 1; heap++) {
      const part = this.happens(40) ? 0 : this.below(left + 1);
      parts[heap] = part;
      left -= part;
    }
    parts[heaps - 1] = left;
    return parts;
  }
}
