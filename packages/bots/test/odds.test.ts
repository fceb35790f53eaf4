import { chance36 } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { rateFinishes } from '../src/index.ts';
import { chanceBetween, chanceOf } from '../src/scene/odds.ts';

test('[R-8.12] the odds of a mind are those of the rules', () => {
  for (let required = -5; required <= 20; required++)
    expect(chanceOf(required)).toBeCloseTo(chance36(required) / 36, 12);
  expect(chanceBetween(7.5)).toBeCloseTo((chanceOf(7) + chanceOf(8)) / 2, 12);
});

test('who wins more is rated higher', () => {
  const [often, seldom] = rateFinishes(
    2,
    Array.from({ length: 40 }, (_, game) => [game % 4 === 0 ? 1 : 0]),
  );
  expect(often).toBeGreaterThan(seldom ?? 0);
});
