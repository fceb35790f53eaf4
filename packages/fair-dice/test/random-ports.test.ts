import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fairRandom, quickRandom, type RandomPort } from '../src/index.ts';

const aBelow = fc.oneof(
  fc.constantFrom(1, 2, 6, 98, 2 ** 31, 2 ** 31 + 1, 2 ** 32),
  fc.integer({ min: 1, max: 2 ** 32 }),
);
const generators: readonly [string, (seed: number) => RandomPort][] = [
  ['fairRandom', (seed) => fairRandom(seed.toString(16).padStart(64, '0'))],
  ['quickRandom', (seed) => quickRandom(seed)],
];

describe.each(generators)('%s', (_name, seeded) => {
  test('[R-24.1] a draw depends on seed, counter and below alone, not on what was drawn before or why', () => {
    const used = seeded(1);
    fc.assert(
      fc.property(fc.maxSafeNat(), aBelow, fc.string(), (counter, below, purpose) => {
        expect(used(counter, below, purpose)).toBe(seeded(1)(counter, below, 'something else'));
      }),
    );
  });

  test('[R-24.1] every draw is a whole number from 0 to below − 1', () => {
    fc.assert(
      fc.property(fc.nat(), fc.maxSafeNat(), aBelow, (seed, counter, below) => {
        const value = seeded(seed)(counter, below, 'test');
        expect(Number.isInteger(value) && value >= 0 && value < below).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('below 1 there is only 0', () => {
    const random = seeded(2);
    for (let counter = 0; counter < 100; counter += 1) expect(random(counter, 1, 'test')).toBe(0);
  });

  test.each([6, 98])('below %i every value comes up, and no other', (below) => {
    const random = seeded(3);
    const seen = new Set(Array.from({ length: below * 20 }, (_, counter) => random(counter, below, 'test')));
    expect([...seen].sort((a, b) => a - b)).toEqual(Array.from({ length: below }, (_, value) => value));
  });

  test.each([2 ** 31, 2 ** 31 + 1, 2 ** 32])('below %i both halves of the range are reached', (below) => {
    const random = seeded(4);
    const values = Array.from({ length: 400 }, (_, counter) => random(counter, below, 'test'));
    const inUpperHalf = values.filter((value) => value >= below / 2).length;
    expect(inUpperHalf).toBeGreaterThan(150);
    expect(inUpperHalf).toBeLessThan(250);
    expect(Math.max(...values)).toBeLessThan(below);
  });

  test('other seeds and other counters give other draws, also beyond 2^32', () => {
    const streams = [seeded(1), seeded(2)].flatMap((random) =>
      [0, 1, 2 ** 32, 2 ** 33].map((start) =>
        Array.from({ length: 8 }, (_, at) => random(start + at, 2 ** 32, 'test')).join(' '),
      ),
    );
    expect(new Set(streams).size).toBe(8);
  });

  test.each([
    [-1, 6],
    [0.5, 6],
    [Number.NaN, 6],
    [2 ** 53, 6],
    [0, 0],
    [0, -6],
    [0, 1.5],
    [0, Number.NaN],
    [0, 2 ** 32 + 1],
  ])('counter %d below %d is a bug of the caller', (counter, below) => {
    expect(() => seeded(1)(counter, below, 'test')).toThrow(RangeError);
  });
});

test('fairRandom wants a whole seed', () => {
  expect(() => fairRandom('abc')).toThrow('64 lower-case hex digits');
});

test('a seed given to quickRandom as text is the same as the number', () => {
  expect(quickRandom('7')(5, 2 ** 32, 'test')).toBe(quickRandom(7)(5, 2 ** 32, 'test'));
});

test('quickRandom is fixed: recorded simulations name only their seed', () => {
  const random = quickRandom('arena-1');
  expect(Array.from({ length: 12 }, (_, counter) => random(counter, 98, 'test'))).toEqual([
    21, 85, 19, 44, 58, 62, 13, 21, 14, 13, 97, 45,
  ]);
});

test('fairRandom throws a number away exactly when it lies beyond the last whole stretch', () => {
  const random = fairRandom('01'.repeat(32));
  const words = Array.from({ length: 40 }, (_, counter) => random(counter, 2 ** 32, 'test'));
  const counter = words.findIndex((word) => word > 2 ** 31);
  const word = words[counter] ?? 0;
  // Above 2^31 only one stretch fits: below word + 1 it ends with this number, below word it ends just before it.
  expect(random(counter, word + 1, 'test')).toBe(word);
  expect(random(counter, word, 'test')).not.toBe(0);
});
