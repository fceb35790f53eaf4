import { chance36 } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { chanceBetween, chanceOf } from '../src/scene/odds.ts';

test('[R-8.12] the odds of a mind are those of the rules', () => {
  for (let required = -5; required <= 20; required++)
    expect(chanceOf(required)).toBeCloseTo(chance36(required) / 36, 12);
  expect(chanceBetween(7.5)).toBeCloseTo((chanceOf(7) + chanceOf(8)) / 2, 12);
});
