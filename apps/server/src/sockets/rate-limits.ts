/** How often one person, or one address, may do the things that could be abused. */

import { type RateLimiterAbstract, RateLimiterMemory, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';

interface Limit {
  readonly points: number;
  readonly seconds: number;
}

/** Guessing codes: 31^6 codes, 20 wrong ones in ten minutes for one address. */
const LIMITS = {
  /** A school behind one address comes at the same time; what they may do once they are here is counted for each of them. */
  newSession: { points: 120, seconds: 600 },
  upgrade: { points: 120, seconds: 60 },
  upgradeOfPerson: { points: 40, seconds: 60 },
  wrongCode: { points: 20, seconds: 600 },
  newLobby: { points: 20, seconds: 600 },
  /** Whoever cancels until the right person chooses first. */
  cancelGame: { points: 2, seconds: 600 },
  rename: { points: 20, seconds: 60 },
  chat: { points: 8, seconds: 10 },
  report: { points: 5, seconds: 600 },
  /** Tries to open the operator's page with a wrong key. */
  operatorKey: { points: 10, seconds: 600 },
  clientError: { points: 10, seconds: 60 },
  saveGame: { points: 6, seconds: 60 },
  /** Each is drawn once, by a thread of its own. */
  shareMoment: { points: 10, seconds: 600 },
  /** By address: a link that goes round is opened by many behind one. */
  openShared: { points: 120, seconds: 60 },
  /** By address, everything under /api: whatever else is counted, a stranger's question is looked up before it is refused. */
  ask: { points: 600, seconds: 60 },
  /** One counts for a day; the others are mistakes. */
  reportDaily: { points: 10, seconds: 600 },
  /** By address, as links: a school learns together. */
  readDaily: { points: 120, seconds: 60 },
} as const satisfies Record<string, Limit>;

const SHARED_MS = 1_000;

export type LimitName = keyof typeof LIMITS;

export type Guessed<T> = { readonly found: T } | 'wrong' | 'spent';

export interface RateLimitSettings {
  readonly factor: number;
  /** Counts for all processes, while it works; a client of node-redis. */
  readonly shared?: () => object | undefined;
}

export class RateLimits {
  readonly #settings: RateLimitSettings;
  readonly #limiters: ReadonlyMap<LimitName, RateLimiterAbstract>;
  readonly #shared = new Map<LimitName, RateLimiterAbstract>();
  /** The last one under way of each key. */
  readonly #guessing = new Map<string, Promise<void>>();

  constructor(settings: RateLimitSettings) {
    this.#settings = settings;
    this.#limiters = new Map(
      Object.keys(LIMITS).map((name) => [
        name as LimitName,
        new RateLimiterMemory(optionsOf(name as LimitName, settings)),
      ]),
    );
  }

  /** Counts one use; the seconds to wait if it was one too many. */
  async use(name: LimitName, key: string): Promise<number | undefined> {
    try {
      await this.#ask(name, (limiter) => limiter.consume(key));
      return undefined;
    } catch (refused) {
      return refused instanceof RateLimiterRes ? Math.max(1, Math.ceil(refused.msBeforeNext / 1000)) : 1;
    }
  }

  /** Whether the next use would be one too many; counts nothing. */
  async #isSpent(name: LimitName, key: string): Promise<boolean> {
    const state = await this.#ask(name, (limiter) => limiter.get(key));
    return state !== undefined && state !== null && state.remainingPoints <= 0;
  }

  /**
   * Something that counts only when nothing is found, and is not tried when too much was. One after the other for each key: many that come in
   * one packet would all be tried before the first is counted.
   */
  guess<T>(name: LimitName, key: string, find: () => Promise<T | undefined>): Promise<Guessed<T>> {
    const turn = `${name} ${key}`;
    const before = this.#guessing.get(turn) ?? Promise.resolve();
    const guessed = before.then(async (): Promise<Guessed<T>> => {
      if (await this.#isSpent(name, key)) return 'spent';
      const found = await find();
      if (found !== undefined) return { found };
      await this.use(name, key);
      return 'wrong';
    });
    const over = guessed
      .catch(() => undefined)
      .then(() => {
        if (this.#guessing.get(turn) === over) this.#guessing.delete(turn);
      });
    this.#guessing.set(turn, over);
    return guessed;
  }

  /** Without the shared counter each process counts for itself: more is allowed for a while, nobody is locked out. */
  async #ask<T>(name: LimitName, question: (limiter: RateLimiterAbstract) => Promise<T>): Promise<T | undefined> {
    const [shared, own] = [this.#sharedLimiter(name), this.#limiters.get(name)];
    if (shared !== undefined)
      try {
        return await within(SHARED_MS, question(shared));
      } catch (refused) {
        if (refused instanceof RateLimiterRes) throw refused;
      }
    return own && question(own);
  }

  #sharedLimiter(name: LimitName): RateLimiterAbstract | undefined {
    const client = this.#settings.shared?.();
    if (client === undefined) return undefined;
    const known = this.#shared.get(name);
    if (known !== undefined) return known;
    const limiter = new RateLimiterRedis({
      ...optionsOf(name, this.#settings),
      keyPrefix: `illuminice:limit:${name}`,
      storeClient: client,
      useRedisPackage: true,
      rejectIfRedisNotReady: true,
    });
    this.#shared.set(name, limiter);
    return limiter;
  }
}

/** A counter that does not answer must not keep anybody waiting. */
function within<T>(ms: number, answer: Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('no answer')), ms);
    answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

function optionsOf(name: LimitName, { factor }: RateLimitSettings) {
  const { points, seconds } = LIMITS[name];
  return { keyPrefix: name, points: points * factor, duration: seconds };
}
