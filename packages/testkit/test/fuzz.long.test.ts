import { pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { fuzzGame } from '../src/index.ts';

test.each(Array.from({ length: 100 }, (_, hundred) => hundred))(
  '[R-24.5, R-0.7] random games break no promise: hundred %i of 10,000 games',
  (hundred) => {
    for (let game = 0; game < 100; game++) {
      const { trace, violation } = fuzzGame(pack, String(1 + hundred * 100 + game));
      expect(violation?.message, `npm run fuzz -- --seed ${trace.seed} --replay`).toBeUndefined();
    }
  },
);
