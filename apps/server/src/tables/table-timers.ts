/** One alarm per table, the one a table last asked for. What is missed costs time, never a move. */

/** Longer timers overflow; a by-mail deadline is set again from here. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

interface Alarm {
  /** When it is to ring; the timer may come earlier, and then goes on. */
  at: number;
  readonly timerAt: number;
  readonly timer: NodeJS.Timeout;
}

export class Alarms {
  readonly #timers = new Map<string, Alarm>();
  readonly #ring: (table: string) => void;
  readonly #now: () => number;

  constructor(ring: (table: string) => void, now: () => number) {
    this.#ring = ring;
    this.#now = now;
  }

  schedule(table: string, at: number | undefined): void {
    const known = this.#timers.get(table);
    if (known !== undefined && at !== undefined && known.timerAt <= at) {
      // Every move puts its table's deadline off: a timer that comes too early once is cheaper than one for every move.
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
    const timer = setTimeout(() => this.#came(table), wait);
    this.#timers.set(table, { at, timerAt: now + wait, timer });
  }

  #came(table: string): void {
    const known = this.#timers.get(table);
    this.#timers.delete(table);
    if (known !== undefined && known.at > known.timerAt) this.#set(table, known.at);
    else this.#ring(table);
  }

  nextOf(table: string): number | undefined {
    return this.#timers.get(table)?.at;
  }

  clear(): void {
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
