import { fairRandom } from './fair-random.ts';
import type { Hex32 } from './model.ts';
import { wrongWithDraw } from './random-port.ts';

export interface Draw {
  readonly counter: number;
  readonly below: number;
  readonly value: number;
}

export type DrawsVerdict =
  | { readonly ok: true }
  | { readonly ok: false; readonly index: number; readonly draw: Draw; readonly wrong: string };

export interface DrawsOptions {
  /** Where the list begins when it is only a part of the game. */
  readonly firstCounter?: number;
}

/**
 * Checks draws in the order they were used. The counters must run on without a gap: otherwise a server could throw
 * away a roll it dislikes and use the next, each being true in itself.
 * That each draw had the right `below` is shown by replaying the game, not here.
 */
export function verifyDraws(mixedSeed: Hex32, draws: readonly Draw[], options: DrawsOptions = {}): DrawsVerdict {
  const random = fairRandom(mixedSeed);
  const firstCounter = options.firstCounter ?? 0;
  for (const [index, draw] of draws.entries()) {
    const { counter, below, value } = draw;
    const expected = firstCounter + index;
    if (counter !== expected)
      return { ok: false, index, draw, wrong: `counter ${counter} was used where ${expected} was due` };
    const malformed = wrongWithDraw(counter, below);
    if (malformed !== undefined) return { ok: false, index, draw, wrong: malformed };
    const truth = random(counter, below, 'verify');
    if (value !== truth)
      return { ok: false, index, draw, wrong: `draw ${counter} below ${below} is ${truth}, not ${value}` };
  }
  return { ok: true };
}
