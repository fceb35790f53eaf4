/** One alarm per table, the one a table last asked for. What is missed costs time, never a move. */

/** Longer timers overflow; a by-mail deadline is set again from here. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

export class Alarms {
  readonly #timers = new Map<string, { readonly at: number; readonly timer: NodeJS.Timeout }>();
  readonly #ring: (table: string) => void;
  readonly #now: () => number;

  constructor(ring: (table: string) => void, now: () => number) {
    this.#ring = ring;
    this.#now = now;
  }

  schedule(table: string, at: number | undefined): void {
    clearTimeout(this.#timers.get(table)?.timer);
    if (at === undefined) {
      this.#timers.delete(table);
      return;
    }
    const wait = Math.max(0, at - this.#now());
    const timer = setTimeout(
      () => {
        this.#timers.delete(table);
        if (wait > LONGEST_TIMER_MS) this.schedule(table, at);
        else this.#ring(table);
      },
      Math.min(wait, LONGEST_TIMER_MS),
    );
    this.#timers.set(table, { at, timer });
  }

  nextOf(table: string): number | undefined {
    return this.#timers.get(table)?.at;
  }

  clear(): void {
    for (const { timer } of this.#timers.values()) clearTimeout(timer);
    this.#timers.clear();
  }
}
