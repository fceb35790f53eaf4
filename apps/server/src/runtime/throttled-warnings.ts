/** What strangers can cause a thousand times a second is one warning for each burst of it, and a number for each time. */

import type { Counter } from 'prom-client';
import type { Logger } from './logging.ts';

/** So long without it: the next time is another burst. */
const QUIET_MS = 60_000;

interface Burst {
  last: number;
  count: number;
}

export class ThrottledWarnings {
  readonly #log: Logger;
  readonly #counter: Counter<'why'>;
  readonly #known = new Map<string, Burst>();

  constructor(log: Logger, counter: Counter<'why'>) {
    this.#log = log;
    this.#counter = counter;
  }

  /** `why`: one of few words of ours, never anything that came from outside. */
  note(why: string, now = performance.now()): void {
    this.#counter.inc({ why });
    const known = this.#known.get(why);
    if (known !== undefined && now - known.last < QUIET_MS) {
      known.last = now;
      known.count++;
      return;
    }
    this.#known.set(why, { last: now, count: 1 });
    this.#log.warn({ why, before: known?.count ?? 0 }, 'refused; more of the same is only counted until it stops');
  }
}
