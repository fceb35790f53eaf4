/** Dice laid out by a test behave as a random stream: a function of the counter, used up only by what happens. */
import { expect, test } from 'vitest';
import { injectedDice } from '../src/index.ts';

test('[R-24.1] the dice come in their order, and the same counter hears the same die', () => {
  const dice = injectedDice([[3, 4]]);
  const faces = dice.tried(() => [0, 1, 0, 1].map((counter) => 1 + dice.random(counter, 6, 'die')));
  expect(faces).toEqual([3, 4, 3, 4]);
});

test('[R-0.7] what was only tried has used none', () => {
  const dice = injectedDice([
    [3, 4],
    [5, 6],
  ]);
  const roll = (counter: number) =>
    dice.tried(() => [1 + dice.random(counter, 6, 'die'), 1 + dice.random(counter + 1, 6, 'die')]);
  expect(roll(0)).toEqual([3, 4]);
  expect(roll(7)).toEqual([3, 4]);
  dice.used();
  expect(roll(2)).toEqual([5, 6]);
  dice.used();
  expect(() => roll(4)).toThrow('the dice ran out');
});

test('[R-24.1] other luck does not touch the dice', () => {
  const dice = injectedDice([[6, 6]]);
  const draws = [0, 1, 2, 3].map((counter) => dice.random(counter, 10, 'shuffle'));
  expect(draws).toEqual([0, 1, 2, 3].map((counter) => injectedDice([]).random(counter, 10, 'shuffle')));
  expect(dice.tried(() => dice.random(4, 6, 'die'))).toBe(5);
});
