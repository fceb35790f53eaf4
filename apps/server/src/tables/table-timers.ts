/** One timer per table, the one it asked for last. A timer that fires late, or not at all, delays the table and loses nothing: deadlines are in the log. */

/** Longer timers overflow; a by-mail deadline is set again from here. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface TableTimer {
  readonly at: number;
  readonly timeout: NodeJS.Timeout;
}

export class TableTimers {
  readonly #timers = new Map<string, TableTimer>();
  readonly #fire: (table: string) => void;
  readonly #now: () => number;

  constructor(fire: (table: string) => void, now: () => number) {
    this.#fire = fire;
    this.#now = now;
  }

  schedule(table: string, at: number | undefined): void {
    clearTimeout(this.#timers.get(table)?.timeout);
    this.#timers.delete(table);
    if (at === undefined) return;
    const wait = Math.max(0, at - this.#now());
    const timeout =
      wait > LONGEST_TIMER_MS
        ? setTimeout(() => this.schedule(table, at), LONGEST_TIMER_MS)
        : setTimeout(() => this.#ended(table), wait);
    this.#timers.set(table, { at, timeout });
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
