import { createHash } from 'node:crypto';
import type { Entropy } from '@illuminice/table';

/** Chance that comes the same way every time: a game that failed once fails again. */
export function seededChance(seed: number): () => number {
  let at = (Math.abs(Math.trunc(seed)) % 2_147_483_646) + 1;
  return () => {
    at = (at * 48_271) % 2_147_483_647;
    return at / 2_147_483_647;
  };
}

/** The server's part of the dice, the same every time. */
export function seededEntropy(seed: string): Entropy {
  let drawn = 0;
  const next = (): string => createHash('sha256').update(`${seed} ${++drawn}`).digest('hex');
  return { seed: next, id: () => next().slice(0, 22) };
}
