/**
 * What comes close together is done together. A thousand tables lie all over the memory, and so does what reads, decides, stores and tells a
 * move: one by one each step finds the processor's cache full of other things, sixteen in a row find it warm. What is decided together is
 * also written together.
 *
 * Everything waits for the next tick, whoever else has sent something: if what comes alone were taken at once, the time of an answer would
 * tell that somebody else has just done something in secret.
 */
export class Gathering<Thing> {
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
