/** Time that is made: everything that happens is an event, and one seed decides the order of all of them. */

import { quickRandom } from '@illuminice/fair-dice';
import { EventQueue } from './event-queue.ts';

/** Whose code runs: a process with clocks of its own that may die between any two events, or the people outside. */
export interface Owner {
  readonly name: string;
  readonly bornAt: number;
  readonly chance: Chance;
  isDead: boolean;
  /** How far the clock on the wall of this machine is off. */
  wallOffset: number;
  /** What it wants to be called back for never comes: of a machine that is simulated as a whole. */
  hasNoTimers?: true;
  /** Nothing of it happens before: the process is stopped, not dead. */
  pausedUntil: number;
}

export class Violation extends Error {
  override readonly name = 'Violation';
}

/** Numbers for one purpose: what one purpose draws does not move another one's. */
export class Chance {
  readonly #draw: ReturnType<typeof quickRandom>;
  #count = 0;

  constructor(seed: string) {
    this.#draw = quickRandom(seed);
  }

  below(count: number): number {
    return this.#draw(this.#count++, count, 'simulation');
  }

  happens(permille: number): boolean {
    return this.below(1000) < permille;
  }

  /** In [0, 1). */
  unit(): number {
    return this.below(2 ** 32) / 2 ** 32;
  }

  one<T>(list: readonly T[]): T {
    return list[this.below(list.length)] as T;
  }
}

export interface Timer {
  isCancelled: boolean;
}

const BEGIN = 1_760_000_000_000;
const realImmediate = setImmediate;

export class World {
  readonly seed: string;
  readonly people: Owner;
  now = BEGIN;
  /** Whose event is happening; nobody's between two events. */
  current: Owner | undefined;
  events = 0;
  /** Found in the middle of an event; thrown after it. */
  failed: Violation | undefined;
  readonly #queue = new EventQueue();

  constructor(seed: string) {
    this.seed = seed;
    this.people = this.newOwner('people');
  }

  chance(purpose: string): Chance {
    return new Chance(`${this.seed} ${purpose}`);
  }

  newOwner(name: string): Owner {
    return { name, bornAt: this.now, chance: this.chance(name), isDead: false, wallOffset: 0, pausedUntil: 0 };
  }

  get elapsed(): number {
    return this.now - BEGIN;
  }

  /** `run` may hand back a promise that nothing in this world has to happen for: time stands still until it is settled. */
  later(ms: number, run: () => unknown, owner: Owner = this.current ?? this.people): Timer {
    const timer = { isCancelled: false };
    this.#queue.add({ at: this.now + Math.max(0, ms), run, owner, timer });
    return timer;
  }

  /** Everything up to this time; `check` after every event. */
  async runUntil(end: number, check: () => void): Promise<void> {
    for (;;) {
      const next = this.#queue.peek();
      if (next === undefined || next.at > end) break;
      this.#queue.take();
      if (next.timer.isCancelled || next.owner.isDead) continue;
      if (next.owner.pausedUntil > next.at) {
        this.#queue.add({ ...next, at: next.owner.pausedUntil });
        continue;
      }
      this.now = Math.max(this.now, next.at);
      this.current = next.owner;
      this.events++;
      try {
        const waited = next.run();
        if (waited instanceof Promise) await waited;
        // Promises that hang on the event run to their end before time goes on.
        await new Promise((resolve) => realImmediate(resolve));
      } finally {
        this.current = undefined;
      }
      if (this.failed) throw this.failed;
      check();
    }
    this.now = Math.max(this.now, end);
  }
}
