/** One timer per table, the one it asked for last. A timer that fires late, or not at all, delays the table and loses nothing: deadlines are in the log. */

/** Longer timers overflow; a by-mail deadline is set again from here. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface TableTimer {
  /** When it is to fire; the timeout may end earlier, and is then set again. */
  at: number;
  readonly timeoutAt: number;
  readonly timer: NodeJS.Timeout;
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
    const known = this.#timers.get(table);
    if (known !== undefined && at !== undefined && known.timeoutAt <= at) {
      // Every move postpones its table's deadline: one timeout that ends too early is cheaper than a new one for every move.
      known.at = at;
      return;
    }
    if (known !== undefined) clearTimeout(known.timer);
    if (at === undefined) this.#timers.delete(table);
    else this.#set(table, at);
  }

  #set(table: string, at: number): void {
    const now = this.#now();
    const wait = Math.min(Math.max(0, at - now), LONGEST_TIMER_MS);
    const timer = setTimeout(() => this.#ended(table), wait);
    this.#timers.set(table, { at, timeoutAt: now + wait, timer });
  }

  #ended(table: string): void {
    const known = this.#timers.get(table);
    this.#timers.delete(table);
    if (known !== undefined && known.at > known.timeoutAt) this.#set(table, known.at);
    else this.#fire(table);
  }

  nextOf(table: string): number | undefined {
    return this.#timers.get(table)?.at;
  }

  clear(): void {
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
