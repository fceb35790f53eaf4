import type { RandomPort } from '@illuminice/engine';
import { must } from '../model/must.ts';

/** All throws of two dice, lowest first: a place in this list is a quantile of the roll. */
const THROWS: readonly (readonly [number, number])[] = Array.from(
  { length: 36 },
  (_, index) => [index % 6, Math.floor(index / 6)] as const,
).toSorted((a, b) => a[0] + a[1] - b[0] - b[1]);

/** No common divisor with 36 and near its golden section: any few looks in a row are spread over the whole list. */
const STRIDE = 23;

export function seedOf(random: () => number): number {
  return Math.floor(random() * 2 ** 32) | 0;
}

/** A port whose draws depend on the counter alone, as the engine wants it. */
export function portFrom(random: () => number): RandomPort {
  const seed = seedOf(random);
  return (counter, below) => Math.floor((mixed(seed ^ Math.imul(counter + 1, 0x9e3779b1)) / 2 ** 32) * below);
}

/**
 * Dice of one look ahead. The first roll decides most of what a move is worth; left to chance, a few looks would judge
 * the luck of that roll. So the looks of one decision take their first roll from different parts of the odds.
 */
export function spreadDice(random: () => number, start: number, round: number): RandomPort {
  const rest = portFrom(random);
  const first = must(THROWS[(start + STRIDE * round) % THROWS.length], 'a throw');
  return (counter, below, purpose) =>
    purpose === 'die' && counter < 2 ? must(first[counter], 'a die') : rest(counter, below, purpose);
}

export function stream(seed: number): () => number {
  let counter = 0;
  return () => mixed(seed + Math.imul(++counter, 0x85ebca6b)) / 2 ** 32;
}

function mixed(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
