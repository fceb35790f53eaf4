import type { RandomPort } from '@illuminice/engine';

/** Repeatable dice of the tests: a hash of seed and counter. */
export function dice(seed: string): RandomPort {
  let key = 0x811c9dc5;
  for (const letter of seed) key = Math.imul(key ^ letter.charCodeAt(0), 0x01000193);
  return (counter, below) => Math.floor((mixed(key ^ Math.imul(counter + 1, 0x9e3779b1)) / 2 ** 32) * below);
}

function mixed(word: number): number {
  let x = word | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  return (x ^ (x >>> 15)) >>> 0;
}
