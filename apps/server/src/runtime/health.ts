/** What the server stands on. One line in the log when a part of it is lost and one when it is back; a number for each. */

import type { Logger } from './logging.ts';

export const PARTS = ['disk', 'redis', 'postgres'] as const;
export type Part = (typeof PARTS)[number];

interface PartHealth {
  /** Failures since it was lost; 0: it works. */
  failing: number;
  /** Lost so many times, and so many failures in all. */
  losses: number;
  failures: number;
}

const LOST: Readonly<Record<Part, string>> = {
  disk: 'the disk refuses to write: nothing is acknowledged until it does again',
  redis: 'Redis does not answer: going on without it, a little slower',
  postgres: 'Postgres does not answer: nothing is acknowledged until it does again',
};

const BACK: Readonly<Record<Part, string>> = {
  disk: 'the disk writes again',
  redis: 'Redis answers again',
  postgres: 'Postgres answers again',
};

export class Health {
  readonly #log: Logger;
  readonly #parts: Readonly<Record<Part, PartHealth>> = {
    disk: { failing: 0, losses: 0, failures: 0 },
    redis: { failing: 0, losses: 0, failures: 0 },
    postgres: { failing: 0, losses: 0, failures: 0 },
  };

  constructor(log: Logger) {
    this.#log = log;
  }

  of(part: Part): Readonly<PartHealth> {
    return this.#parts[part];
  }

  failed(part: Part, reason: string): void {
    const health = this.#parts[part];
    health.failures++;
    if (health.failing++ > 0) return;
    health.losses++;
    this.#log.error({ part, reason }, LOST[part]);
  }

  works(part: Part): void {
    const health = this.#parts[part];
    if (health.failing === 0) return;
    this.#log.warn({ part, failures: health.failing }, BACK[part]);
    health.failing = 0;
  }
}
