/** Notices that the event loop falls behind, and says so before everybody waits. */

const LOOK_MS = 50;
/** A look that comes later than this was held up; people at a table feel it. */
const LATE_MS = 200;
/** One late look may be a start or a large game; two within a second are a load. It is over after as much calm. */
const WEIGHT = 20;
const BEHIND = WEIGHT + 1;
const MOST = 3 * WEIGHT;

export class LoadGuard {
  readonly #lateMs: number;
  #timer: NodeJS.Timeout | undefined;
  #expected = 0;
  #strain = 0;

  /** `factor`: as for every other limit, more patience where one machine plays everybody. */
  constructor(factor = 1) {
    this.#lateMs = LATE_MS * factor;
  }

  start(): void {
    this.#expected = performance.now() + LOOK_MS;
    this.#timer = setInterval(() => this.look(performance.now()), LOOK_MS);
    this.#timer.unref();
  }

  stop(): void {
    clearInterval(this.#timer);
  }

  look(now: number): void {
    const late = now - this.#expected;
    this.#expected = now + LOOK_MS;
    this.#strain = late > this.#lateMs ? Math.min(MOST, this.#strain + WEIGHT) : Math.max(0, this.#strain - 1);
  }

  get isBehind(): boolean {
    return this.#strain >= BEHIND;
  }
}
