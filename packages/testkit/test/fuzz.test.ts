/** Short versions of the fuzz; the long one plays 10,000 games (`npm run fuzz`). */
import { pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { fuzzGame } from '../src/index.ts';

const GAMES = 20;

test.each(Array.from({ length: GAMES / 5 }, (_, block) => block))(
  '[R-24.5, R-0.7] random games break no promise: block %i',
  (block) => {
    for (let game = 0; game < 5; game++) {
      const { trace, violation } = fuzzGame(pack, `short ${block * 5 + game}`);
      expect(violation?.message, `npm run fuzz -- --seed "${trace.seed}" --replay`).toBeUndefined();
    }
  },
  60_000,
);
