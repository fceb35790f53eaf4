import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TickBatch } from '../../src/sockets/tick-batch.ts';

const TICK_MS = 16;

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function newBatch() {
  const taken: { readonly thing: string; readonly at: number }[] = [];
  const batch = new TickBatch<string>((thing) => taken.push({ thing, at: performance.now() }), { tickMs: TICK_MS });
  const things = (): string[] => taken.map(({ thing }) => thing);
  return { taken, things, batch };
}

test('what comes between two ticks is taken together, in the order it came', () => {
  const { things, batch } = newBatch();
  vi.advanceTimersByTime(TICK_MS - (performance.now() % TICK_MS));
  batch.add('one');
  vi.advanceTimersByTime(5);
  batch.add('two');
  vi.advanceTimersByTime(5);
  batch.add('three');
  expect(things()).toEqual([]);
  vi.advanceTimersByTime(TICK_MS);
  expect(things()).toEqual(['one', 'two', 'three']);
});

test('[R-24.6] when a thing is taken depends on when it came, and not on what others sent', () => {
  const when = (others: readonly number[]): number | undefined => {
    vi.useRealTimers();
    vi.useFakeTimers();
    const { taken, batch } = newBatch();
    for (let now = 0; now < 100; now++) {
      if (others.includes(now)) batch.add('of somebody else');
      if (now === 50) batch.add('mine');
      vi.advanceTimersByTime(1);
    }
    return taken.find(({ thing }) => thing === 'mine')?.at;
  };
  const alone = when([]);
  expect(alone).toBeDefined();
  for (const others of [[49], [50], [33, 34, 35], [10, 47, 51], [0, 16, 32, 48]]) expect(when(others)).toBe(alone);
});

test('[V-7] [R-24.6] what comes after a tick and before its timer waits for the next one, whether or not somebody else has sent something', () => {
  const now = vi.spyOn(performance, 'now');
  const at = (ms: number): void => void now.mockReturnValue(ms);
  const { things, batch } = newBatch();
  at(10);
  batch.add('of somebody else');
  at(TICK_MS + 0.4);
  batch.add('mine');
  at(TICK_MS + 0.6);
  batch.tick();
  expect(things()).toEqual(['of somebody else']);
  at(2 * TICK_MS + 0.1);
  batch.tick();
  expect(things()).toEqual(['of somebody else', 'mine']);
  now.mockRestore();
});

test('flush takes everything now, and once', () => {
  const { things, batch } = newBatch();
  batch.add('first');
  batch.add('second');
  batch.flush();
  expect(things()).toEqual(['first', 'second']);
  vi.advanceTimersByTime(100);
  expect(things()).toEqual(['first', 'second']);
});
