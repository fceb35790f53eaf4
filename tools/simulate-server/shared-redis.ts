/** One Redis for all processes of a world: messages come late, twice or not at all, and it may be gone as a whole. */

import type { RedisClient } from '../../apps/server/src/cluster/index.ts';
import type { Chance, Owner, World } from './world.ts';

type Listener = (message: string) => void;

interface Subscriber {
  readonly owner: Owner;
  readonly listeners: Map<string, Listener>;
}

interface Counter {
  count: number;
  readonly endsAt: number;
}

const USUAL_MS = 4;

export class SharedRedis {
  readonly #world: World;
  readonly #chance: Chance;
  readonly #subscribers = new Set<Subscriber>();
  readonly #counters = new Map<string, Counter>();
  #isUp = true;
  slowestMs = USUAL_MS;
  lostPermille = 2;
  twicePermille = 2;

  constructor(world: World) {
    this.#world = world;
    this.#chance = world.chance('redis');
  }

  clientFor(owner: Owner): RedisClient {
    const subscriber: Subscriber = { owner, listeners: new Map() };
    this.#subscribers.add(subscriber);
    const { listeners } = subscriber;
    const isReady = (): boolean => this.#isUp;
    const client = {
      get isReady() {
        return isReady();
      },
      on: () => undefined,
      connect: async () => undefined,
      publish: async (channel: string, message: string) => this.#publish(channel, message),
      subscribe: async (channel: string, listener: Listener) => void listeners.set(channel, listener),
      unsubscribe: async (channel: string) => void listeners.delete(channel),
      destroy: () => void this.#subscribers.delete(subscriber),
      eval: async (_script: string, { keys, arguments: [points, seconds] }: EvalOptions) =>
        this.#count(keys[0] ?? '', Number(points), Number(seconds)),
      multi: () => this.#reading(),
    };
    return client as unknown as RedisClient;
  }

  /** It forgets what it counted, and whoever is gone is not told what was said meanwhile. */
  crash(downMs: number): void {
    this.#isUp = false;
    this.#counters.clear();
    this.#world.later(
      downMs,
      () => {
        this.#isUp = true;
      },
      this.#world.people,
    );
  }

  /** Messages are lost, doubled and late for a while. */
  disturb({ permille, ms, slowestMs }: { readonly permille: number; readonly ms: number; readonly slowestMs: number }) {
    const before = { lost: this.lostPermille, twice: this.twicePermille };
    Object.assign(this, { lostPermille: permille, twicePermille: permille, slowestMs });
    this.#world.later(
      ms,
      () => Object.assign(this, { lostPermille: before.lost, twicePermille: before.twice, slowestMs: USUAL_MS }),
      this.#world.people,
    );
  }

  left(owner: Owner): void {
    for (const subscriber of this.#subscribers) if (subscriber.owner === owner) this.#subscribers.delete(subscriber);
  }

  #publish(channel: string, message: string): void {
    if (!this.#isUp) throw new Error('The client is closed');
    for (const { owner, listeners } of this.#subscribers) {
      if (this.#chance.happens(this.lostPermille)) continue;
      const copies = this.#chance.happens(this.twicePermille) ? 2 : 1;
      for (let copy = 0; copy < copies; copy++)
        this.#world.later(
          1 + this.#chance.below(this.slowestMs),
          () => this.#isUp && listeners.get(channel)?.(message),
          owner,
        );
    }
  }

  /** Takes no time: whoever is let in waits for nothing else in the world. */
  #count(key: string, points: number, seconds: number): readonly [number, number] {
    if (!this.#isUp) throw new Error('The client is closed');
    const { now } = this.#world;
    const known = this.#counters.get(key);
    const counter = known && known.endsAt > now ? known : { count: 0, endsAt: now + seconds * 1000 };
    counter.count += points;
    this.#counters.set(key, counter);
    return [counter.count, counter.endsAt - now];
  }

  #reading() {
    let asked = '';
    const chain = {
      get: (key: string) => {
        asked = key;
        return chain;
      },
      pTTL: () => chain,
      exec: async () => {
        const counter = this.#counters.get(asked);
        const isCounting = counter !== undefined && counter.endsAt > this.#world.now;
        return isCounting ? [String(counter.count), counter.endsAt - this.#world.now] : [null, -2];
      },
    };
    return chain;
  }
}

interface EvalOptions {
  readonly keys: readonly string[];
  readonly arguments: readonly string[];
}
