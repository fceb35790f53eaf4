/**
 * What comes close together is done together. A thousand tables lie all over the memory, and so does what reads, decides, stores and tells a
 * move: one by one each step finds the processor's cache full of other things, sixteen in a row find it warm. What is decided together is
 * also written together. Whatever comes alone never waits.
 */

export class Gathering<Thing> {
  readonly #take: (thing: Thing) => void;
  readonly #ms: number;
  #waiting: Thing[] = [];
  #tookAt = Number.NEGATIVE_INFINITY;

  /** `ms`: how long after the last ones the next are taken. */
  constructor(take: (thing: Thing) => void, ms: number) {
    this.#take = take;
    this.#ms = ms;
  }

  /** Taken in the order they come. */
  add(thing: Thing): void {
    if (this.#waiting.push(thing) > 1) return;
    const wait = this.#tookAt + this.#ms - performance.now();
    // The end of this turn of the event loop: what was read from many sockets at once goes together.
    if (wait <= 0) setImmediate(() => this.flush());
    else setTimeout(() => this.flush(), wait);
  }

  flush(): void {
    if (this.#waiting.length === 0) return;
    const things = this.#waiting;
    this.#waiting = [];
    this.#tookAt = performance.now();
    for (const thing of things) this.#take(thing);
  }
}
