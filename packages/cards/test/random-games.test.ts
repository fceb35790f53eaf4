/** Every card there is, the newest too, in games of chance: the other rooms' tests know only the printed deck. */
import { fuzzGame } from '@illuminice/testkit';
import { expect, test } from 'vitest';
import { catalogue, pack } from '../src/index.ts';
import { facts } from './facts.ts';
import { catalogue as printed } from './printed-deck.ts';

test.each([0, 1, 2, 3, 4, 5])(
  '[R-24.5, R-0.7] the whole catalogue breaks no promise of the engine: game %i',
  (game) => {
    const { violation } = fuzzGame(pack, `every card ${game}`);
    expect(violation?.message).toBeUndefined();
  },
);

test('[R-1.1] the printed deck is that of the data, and nothing else', () => {
  const ids = [...facts.illuminati, ...facts.groups, ...facts.specials].map(({ id }) => id);
  expect(printed.map(({ key }) => key)).toEqual(catalogue.map(({ key }) => key).filter((key) => ids.includes(key)));
  expect(printed.reduce((sum, card) => sum + (card.kind === 'special' ? card.copies : 1), 0)).toBe(106);
});
