/** How often one person, or one address, may do the things that could be abused. */

import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Guessing codes: 31^6 codes, 20 wrong ones in ten minutes for one address. */
const LIMITS = {
  newSession: { points: 30, seconds: 600 },
  upgrade: { points: 120, seconds: 60 },
  wrongCode: { points: 20, seconds: 600 },
  newLobby: { points: 20, seconds: 600 },
  rename: { points: 20, seconds: 60 },
  chat: { points: 8, seconds: 10 },
  report: { points: 5, seconds: 600 },
  clientError: { points: 10, seconds: 60 },
} as const satisfies Record<string, Limit>;

export type LimitName = keyof typeof LIMITS;

export class RateLimits {
  readonly #limiters: ReadonlyMap<LimitName, RateLimiterMemory>;

  constructor(factor: number) {
    this.#limiters = new Map(
      Object.entries(LIMITS).map(([name, { points, seconds }]) => [
        name as LimitName,
        new RateLimiterMemory({ keyPrefix: name, points: points * factor, duration: seconds }),
      ]),
    );
  }

  /** Counts one use; the seconds to wait if it was one too many. */
  async use(name: LimitName, key: string): Promise<number | undefined> {
    try {
      await this.#limiters.get(name)?.consume(key);
      return undefined;
    } catch (refused) {
      return refused instanceof RateLimiterRes ? Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) : 1;
    }
  }

  /** Whether the next use would be one too many; counts nothing. */
  async isSpent(name: LimitName, key: string): Promise<boolean> {
    const state = await this.#limiters.get(name)?.get(key);
    return state !== undefined && state !== null && state.remainingPoints <= 0;
  }
}
