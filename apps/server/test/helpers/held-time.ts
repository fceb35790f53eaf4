import { onTestFinished } from 'vitest';

/** Timers this short are machinery (a batch that gathers), not a clock anybody could look at: they stay real. */
const MACHINERY_MS = 50;

interface Held {
  readonly at: number;
  readonly ring: () => void;
}

/** Time that stands still until it is moved on: what a busy machine needs does not count, so that times can be compared to the millisecond. */
export class HeldTime {
  #now = Date.now();
  readonly #held = new Map<object, Held>();
  readonly #real = { now: Date.now, setTimeout: globalThis.setTimeout, clearTimeout: globalThis.clearTimeout };

  constructor() {
    const { setTimeout: later, clearTimeout: never } = this.#real;
    Date.now = () => this.#now;
    globalThis.setTimeout = ((ring: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) => {
      if (ms < MACHINERY_MS) return later(ring, ms, ...args);
      const timer = { ref: () => timer, unref: () => timer, hasRef: () => true, [Symbol.toPrimitive]: () => 0 };
      this.#held.set(timer, { at: this.#now + ms, ring: () => ring(...args) });
      return timer;
    }) as typeof setTimeout;
    globalThis.clearTimeout = ((timer?: NodeJS.Timeout) => {
      if (timer === undefined || !this.#held.delete(timer)) never(timer);
    }) as typeof clearTimeout;
    onTestFinished(() => this.release());
  }

  /** The next thing a clock would do is done now. */
  toNext(): void {
    const [first] = [...this.#held].sort(([, a], [, b]) => a.at - b.at);
    if (first === undefined) throw new Error('no clock is set');
    const [timer, { at, ring }] = first;
    this.#held.delete(timer);
    this.#now = at;
    ring();
  }

  release(): void {
    Date.now = this.#real.now;
    globalThis.setTimeout = this.#real.setTimeout;
    globalThis.clearTimeout = this.#real.clearTimeout;
  }
}
