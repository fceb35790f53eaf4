export interface TickSettings {
  readonly tickMs: number;
  /** At every tick that takes something, before anything is taken. */
  readonly first?: () => void;
}

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
  readonly #first: () => void;
  #waiting: { readonly thing: Thing; readonly tick: number }[] = [];
  #timer: NodeJS.Timeout | undefined;

  constructor(take: (thing: Thing) => void, { tickMs, first = () => undefined }: TickSettings) {
    this.#take = take;
    this.#tickMs = tickMs;
    this.#first = first;
  }

  /** Taken in the order they come. */
  add(thing: Thing): void {
    if (this.#waiting.push({ thing, tick: this.#now() }) === 1) this.#wait();
  }

  /**
   * What came before this tick. A timer fires a moment late: what came in that moment waits for the next one, or it would be taken a tick
   * earlier whenever somebody else had sent something.
   */
  tick(): void {
    const now = this.#now();
    const later = this.#waiting.findIndex(({ tick }) => tick >= now);
    this.#takeFirst(later < 0 ? this.#waiting.length : later);
  }

  /** Everything, whenever it came. */
  flush(): void {
    this.#takeFirst(this.#waiting.length);
  }

  #takeFirst(count: number): void {
    // Or what is added while these are taken would leave with a timer set for them.
    clearTimeout(this.#timer);
    this.#first();
    const things = this.#waiting.splice(0, count);
    if (this.#waiting.length > 0) this.#wait();
    for (const { thing } of things) this.#take(thing);
  }

  #now(): number {
    return Math.floor(performance.now() / this.#tickMs);
  }

  #wait(): void {
    // Never a moment before the tick: what is made then would leave with the tick it belongs to, or a whole one later, by chance.
    const wait = Math.ceil(this.#tickMs - (performance.now() % this.#tickMs));
    this.#timer = setTimeout(() => this.tick(), wait);
  }
}
