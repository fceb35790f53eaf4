/** One timer per table, the one it asked for last. A timer that fires late, or not at all, delays the table and loses nothing: deadlines are in the log. */

/** Longer timers overflow; a by-mail deadline is set again from here. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface TableTimer {
  readonly at: number;
  readonly timeout: NodeJS.Timeout;
}

export interface TimerClock {
  readonly now: () => number;
  /** The clock moves by so much at a time. */
  readonly tickMs?: number | undefined;
}

export class TableTimers {
  readonly #timers = new Map<string, TableTimer>();
  readonly #fire: (table: string) => void;
  readonly #clock: TimerClock;

  constructor(fire: (table: string) => void, clock: TimerClock) {
    this.#fire = fire;
    this.#clock = clock;
  }

  schedule(table: string, at: number | undefined): void {
    clearTimeout(this.#timers.get(table)?.timeout);
    this.#timers.delete(table);
    if (at === undefined) return;
    const wait = this.#waitUntil(at);
    const timeout =
      wait > LONGEST_TIMER_MS
        ? setTimeout(() => this.schedule(table, at), LONGEST_TIMER_MS)
        : setTimeout(() => this.#ended(table), wait);
    this.#timers.set(table, { at, timeout });
  }

  /**
   * Just after the first tick that is not before it, whenever it was asked for: a timer set again because somebody did something in secret
   * fires in the same moment as one that was not (V-7). After what people sent, which is taken with the tick itself.
   */
  #waitUntil(at: number): number {
    const { now, tickMs } = this.#clock;
    const wait = Math.max(0, at - now());
    if (tickMs === undefined) return wait;
    return Math.max(0, Math.ceil(wait / tickMs) * tickMs - (performance.now() % tickMs) + 1);
  }

  #ended(table: string): void {
    this.#timers.delete(table);
    this.#fire(table);
  }

  nextOf(table: string): number | undefined {
    return this.#timers.get(table)?.at;
  }

  clear(): void {
    for (const { timeout } of this.#timers.values()) clearTimeout(timeout);
    this.#timers.clear();
  }
}
