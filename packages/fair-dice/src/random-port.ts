/**
 * The engine's only source of luck: a whole number from 0 to below − 1. The answer depends on the generator's
 * seed, `counter` and `below` alone; `purpose` is there for logs and for tests that inject dice.
 */
export type RandomPort = (counter: number, below: number, purpose: string) => number;

/** The generators take 32 bits at a time, so this is the largest range they can fill evenly. */
export const LARGEST_BELOW = 2 ** 32;

/** Why these are no arguments of a draw, or undefined when they are. */
export function wrongWithDraw(counter: number, below: number): string | undefined {
  if (!Number.isSafeInteger(counter) || counter < 0) return `a counter is a whole number from 0, not ${counter}`;
  if (!Number.isInteger(below) || below < 1 || below > LARGEST_BELOW) return `below lies in 1…2^32, not ${below}`;
  return undefined;
}
