/**
 * Collects what comes and handles it in one batch at the next tick.
 *
 * Everything waits for the next tick, whoever else has sent something: if what comes alone were handled at once, the time of an answer would
 * tell that somebody else has just done something in secret (R-24.6, decision 0011). Batches are also cheaper: a thousand tables lie all over
 * the memory, and moves handled in a row find the processor's cache warm and are written together.
 */
export class TickBatch<Thing> {
  readonly #take: (thing: Thing) => void;
  readonly #tickMs: number;
  #waiting: Thing[] = [];

  constructor(take: (thing: Thing) => void, tickMs: number) {
    this.#take = take;
    this.#tickMs = tickMs;
  }

  /** Taken in the order they come. */
  add(thing: Thing): void {
    if (this.#waiting.push(thing) > 1) return;
    setTimeout(() => this.flush(), this.#tickMs - (performance.now() % this.#tickMs));
  }

  flush(): void {
    const things = this.#waiting;
    this.#waiting = [];
    for (const thing of things) this.#take(thing);
  }
}
