import { pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { leaksInGame } from '../src/index.ts';

const POSITIONS = 1_000;
const TRUTHS = 10;

test('[R-18.2, R-24.6] 1,000 positions, every viewer, 10 other truths: not one byte differs', () => {
  let positions = 0;
  for (let game = 1; positions < POSITIONS; game++) {
    const found = leaksInGame(pack, { seed: `long ${game}`, every: 23, truths: TRUTHS, positions: 15 });
    expect(found.told).toEqual([]);
    positions += found.positions;
  }
});
