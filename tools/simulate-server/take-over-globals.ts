/**
 * Puts the world's clocks, timers and chance in the place of the machine's, for code that runs in an event of the world. Everything else
 * (the test runner, the tool itself) keeps the real ones.
 */

import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { Owner, Timer, World } from './world.ts';

const real = {
  setTimeout: globalThis.setTimeout,
  clearTimeout: globalThis.clearTimeout,
  setInterval: globalThis.setInterval,
  clearInterval: globalThis.clearInterval,
  setImmediate: globalThis.setImmediate,
  Date: globalThis.Date,
  random: Math.random,
  randomUUID: crypto.randomUUID,
  randomBytes: crypto.randomBytes,
  randomInt: crypto.randomInt,
};
const realNow = performance.now.bind(performance);

/** As Node's: shorter than a millisecond is one. */
const waitOf = (ms: unknown): number => {
  const wait = Math.trunc(Number(ms ?? 1));
  return wait >= 1 && wait < 2 ** 31 ? wait : 1;
};

class WorldTimer {
  entry: Timer;
  constructor(entry: Timer) {
    this.entry = entry;
  }
  ref(): this {
    return this;
  }
  unref(): this {
    return this;
  }
  hasRef(): boolean {
    return true;
  }
}

type Call = (...args: unknown[]) => void;

/** Undoes it when called. */
export function takeOverGlobals(world: World): () => void {
  const timerOf = (call: Call, ms: unknown, args: unknown[]): WorldTimer =>
    new WorldTimer(
      world.current?.hasNoTimers ? { isCancelled: true } : world.later(waitOf(ms), () => void call(...args)),
    );
  const every = (call: Call, ms: unknown, args: unknown[]): WorldTimer => {
    const again = (): void => {
      timer.entry = world.later(waitOf(ms), again);
      call(...args);
    };
    const timer: WorldTimer = new WorldTimer(world.later(waitOf(ms), again));
    return timer;
  };
  const cancel = (clear: (timer: never) => void) => (timer: unknown) => {
    if (timer instanceof WorldTimer) timer.entry.isCancelled = true;
    else clear(timer as never);
  };
  const replace = (name: string, value: unknown): void => {
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true });
  };
  const inWorld = (): Owner | undefined => world.current;
  replace('setTimeout', (call: Call, ms?: number, ...args: unknown[]) =>
    inWorld() ? timerOf(call, ms, args) : real.setTimeout(call, ms, ...args),
  );
  replace('setInterval', (call: Call, ms?: number, ...args: unknown[]) =>
    inWorld() ? every(call, ms, args) : real.setInterval(call, ms, ...args),
  );
  replace('setImmediate', (call: Call, ...args: unknown[]) =>
    inWorld() ? new WorldTimer(world.later(0, () => void call(...args))) : real.setImmediate(call, ...args),
  );
  replace('clearTimeout', cancel(real.clearTimeout));
  replace('clearInterval', cancel(real.clearInterval));
  const wall = (): number => {
    const owner = inWorld();
    return owner ? Math.floor(world.now + owner.wallOffset) : real.Date.now();
  };
  replace(
    'Date',
    class extends real.Date {
      constructor(...args: unknown[]) {
        super(...((args.length === 0 ? [wall()] : args) as [number]));
      }
      static override now(): number {
        return wall();
      }
    },
  );
  performance.now = () => {
    const owner = inWorld();
    return owner ? world.now - owner.bornAt : realNow();
  };
  const bytes = (count: number, { chance }: Owner): Buffer =>
    Buffer.from(Array.from({ length: count }, () => chance.below(256)));
  Math.random = () => inWorld()?.chance.unit() ?? real.random();
  const random = {
    randomBytes: (count: number) => {
      const owner = inWorld();
      return owner ? bytes(count, owner) : real.randomBytes(count);
    },
    randomInt: (...range: number[]) => {
      const owner = inWorld();
      const [low, high] = range.length === 1 ? [0, range[0] ?? 1] : [range[0] ?? 0, range[1] ?? 1];
      return owner ? low + owner.chance.below(high - low) : real.randomInt(low, high);
    },
    randomUUID: () => {
      const owner = inWorld();
      if (!owner) return real.randomUUID();
      const hex = bytes(16, owner).toString('hex');
      return [hex.slice(0, 8), hex.slice(8, 12), `4${hex.slice(13, 16)}`, `8${hex.slice(17, 20)}`, hex.slice(20)].join(
        '-',
      );
    },
  };
  Object.assign(crypto, random);
  syncBuiltinESMExports();
  return () => {
    for (const name of ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'Date'] as const)
      replace(name, real[name]);
    performance.now = realNow;
    Math.random = real.random;
    const { randomBytes, randomInt, randomUUID } = real;
    Object.assign(crypto, { randomBytes, randomInt, randomUUID });
    syncBuiltinESMExports();
  };
}
