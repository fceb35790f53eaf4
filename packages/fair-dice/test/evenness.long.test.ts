import { describe, expect, test } from 'vitest';
import { fairRandom, quickRandom, type RandomPort } from '../src/index.ts';

/**
 * Chi-square tests with fixed seeds, so they pass or fail for ever. An even generator exceeds the critical value with
 * one seed in a thousand (p = 0.001); a plain remainder or a lazy shuffle exceeds it with almost all of them.
 */
const CRITICAL_10 = 29.588; // 10 degrees of freedom: the eleven sums of two dice
const CRITICAL_35 = 66.619; // 35: the ordered pairs of two dice
const CRITICAL_81 = 126.083; // (10 − 1)²: card × position in a shuffle of ten; see shuffleChiSquare
const CRITICAL_97 = 145.789; // 97: the places of one card among the 98 of the deck

const generators: readonly [string, (seed: number) => RandomPort, number][] = [
  ['fairRandom', (seed) => fairRandom(seed.toString(16).padStart(64, '0')), 1],
  ['quickRandom', (seed) => quickRandom(seed), 20],
];

function chiSquare(counts: readonly number[], expected: (cell: number) => number): number {
  return counts.reduce((sum, count, cell) => sum + (count - expected(cell)) ** 2 / expected(cell), 0);
}

/** Fisher–Yates from the top, one counter a swap. */
function shuffled(random: RandomPort, size: number, firstCounter: number): readonly number[] {
  const cards = Array.from({ length: size }, (_, card) => card);
  for (let last = size - 1; last > 0; last -= 1) {
    const other = random(firstCounter + size - 1 - last, last + 1, 'shuffle');
    const [a = 0, b = 0] = [cards[last], cards[other]];
    cards[last] = b;
    cards[other] = a;
  }
  return cards;
}

/**
 * Each row and column of the table sums to the number of shuffles, which leaves (n − 1)² degrees of freedom; scaled by
 * (n − 1) / n, because the cells of one shuffle exclude each other.
 */
function shuffleChiSquare(random: RandomPort, shuffles: number): number {
  const size = 10;
  const counts = new Array<number>(size * size).fill(0);
  for (let round = 0; round < shuffles; round += 1) {
    shuffled(random, size, round * (size - 1)).forEach((card, position) => {
      counts[card * size + position] = (counts[card * size + position] ?? 0) + 1;
    });
  }
  return chiSquare(counts, () => shuffles / size) * ((size - 1) / size);
}

describe.each(generators)('[R-24.1] %s is even', (_name, seeded, scale) => {
  test.each([11, 12, 13])('in the sums and the pairs of two dice (seed %i)', (seed) => {
    const rolls = 50_000 * scale;
    const random = seeded(seed);
    const sums = new Array<number>(11).fill(0);
    const pairs = new Array<number>(36).fill(0);
    for (let roll = 0; roll < rolls; roll += 1) {
      const [a, b] = [random(2 * roll, 6, 'die'), random(2 * roll + 1, 6, 'die')];
      sums[a + b] = (sums[a + b] ?? 0) + 1;
      pairs[a * 6 + b] = (pairs[a * 6 + b] ?? 0) + 1;
    }
    expect(chiSquare(sums, (cell) => (rolls * (6 - Math.abs(5 - cell))) / 36)).toBeLessThan(CRITICAL_10);
    expect(chiSquare(pairs, () => rolls / 36)).toBeLessThan(CRITICAL_35);
  });

  test.each([21, 22, 23])('in where every card of a small pile lands (seed %i)', (seed) => {
    expect(shuffleChiSquare(seeded(seed), 10_000 * scale)).toBeLessThan(CRITICAL_81);
  });

  test.each([0, 49, 97])('in where card %i of the whole deck lands', (card) => {
    const shuffles = 2000 * scale;
    const places = new Array<number>(98).fill(0);
    const random = seeded(31);
    for (let round = 0; round < shuffles; round += 1) {
      const place = shuffled(random, 98, round * 97).indexOf(card);
      places[place] = (places[place] ?? 0) + 1;
    }
    expect(chiSquare(places, () => shuffles / 98)).toBeLessThan(CRITICAL_97);
  });

  test('in the first roll of neighbouring games', () => {
    const games = 20_000 * scale;
    const pairs = new Array<number>(36).fill(0);
    for (let seed = 0; seed < games; seed += 1) {
      const random = seeded(seed);
      const pair = random(0, 6, 'die') * 6 + random(1, 6, 'die');
      pairs[pair] = (pairs[pair] ?? 0) + 1;
    }
    expect(chiSquare(pairs, () => games / 36)).toBeLessThan(CRITICAL_35);
  });
});

test('the measure itself finds a plain remainder', () => {
  const tenSided = quickRandom(41);
  const biased: RandomPort = (counter, below, purpose) => tenSided(counter, 10, purpose) % below;
  expect(shuffleChiSquare(biased, 10_000)).toBeGreaterThan(CRITICAL_81);
});
