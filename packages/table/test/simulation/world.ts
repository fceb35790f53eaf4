/** Virtual time: everything that happens is an event with a time, and one seed decides all of it. */
import { quickRandom } from '@illuminice/fair-dice';

export class World {
  time = 1_000_000;
  /** Whatever must be new in this world, and the same in every run of it. */
  serial: number;
  readonly #events: { readonly at: number; readonly order: number; readonly run: () => void }[] = [];
  readonly #random: (counter: number, below: number, purpose: string) => number;
  #counter = 0;
  #order = 0;

  constructor(seed: number | string) {
    this.#random = quickRandom(seed);
    this.serial = this.below(1_000_000);
  }

  below(count: number): number {
    return this.#random(this.#counter++, count, 'choice');
  }

  happens(permille: number): boolean {
    return this.below(1000) < permille;
  }

  /** Runs it so many milliseconds later. */
  later(ms: number, run: () => void): void {
    this.#events.push({ at: this.time + ms, order: this.#order++, run });
  }

  /** Moves to the next event; false when there is none left. */
  async next(): Promise<boolean> {
    let first = 0;
    for (let at = 1; at < this.#events.length; at++) {
      const one = this.#events[at] as { at: number; order: number };
      const best = this.#events[first] as { at: number; order: number };
      if (one.at < best.at || (one.at === best.at && one.order < best.order)) first = at;
    }
    const [event] = this.#events.splice(first, 1);
    if (!event) return false;
    this.time = Math.max(this.time, event.at);
    event.run();
    // Promises that hang on the event run to their end before time goes on.
    await new Promise((done) => setImmediate(done));
    return true;
  }
}
