import { groupDefinition } from '@illuminice/engine';
import { expect, test } from 'vitest';
import { recyclers } from '../../src/groups/recyclers.ts';
import { catalogue, pack } from '../../src/index.ts';

test('[R-17.25] the Recyclers turn 5 MB into a card, and that is all they do', () => {
  expect(recyclers.abilities).toEqual([{ type: 'payToDraw', cost: 5 }]);
});

test('[R-17.25] two turns of their own income pay for a draw, one does not', () => {
  expect(recyclers.income).toBeLessThan(5);
  expect(recyclers.income * 2).toBeGreaterThanOrEqual(5);
});

test('[R-17.25] nobody else sells cards', () => {
  const sellers = catalogue.filter(
    (card) => card.kind !== 'special' && card.abilities.some((ability) => ability.type === 'payToDraw'),
  );
  expect(sellers).toEqual([recyclers]);
});

test('[R-1.10] they are in the deck', () => {
  const number = pack.numbers.get('recyclers');
  expect(number !== undefined && groupDefinition(pack, number)).toBe(recyclers);
});
