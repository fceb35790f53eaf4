import { expect, test } from 'vitest';
import { facts } from './facts.ts';
import { special, specials } from './printed.ts';

test('[R-1.1] fifteen Specials of fourteen kinds, Interference twice', () => {
  expect(specials).toHaveLength(14);
  expect(specials.reduce((sum, card) => sum + card.copies, 0)).toBe(15);
  expect(specials.filter((card) => card.copies !== 1).map((card) => [card.key, card.copies])).toEqual([
    ['interference', 2],
  ]);
});

test.each(facts.specials)('[R-1.1] $id is as printed', (printed) => {
  const { name, copies, effect } = special(printed.id);
  expect({ name, copies }).toEqual({ name: printed.name, copies: printed.count });
  if (effect.type === 'setsRoll') expect(effect.to).toBe(printed.effect.value);
  if (effect.type === 'gainsMoney') expect(effect.amount).toBe(printed.effect.amount);
  if (effect.type === 'redistributes') expect(effect.bonus).toBe(printed.effect.bonusAmount);
});

test.each([
  ['[R-15.4]', 'assassination', { type: 'setsRoll', to: 2 }],
  ['[R-15.5]', 'bribery', { type: 'takesGroup' }],
  ['[R-15.6]', 'deep-agent', { type: 'endsPrivilege' }],
  ['[R-15.7]', 'interference', { type: 'entersPrivileged' }],
  ['[R-15.8]', 'market-manipulation', { type: 'doublesIncome' }],
  ['[R-15.9]', 'media-campaign', { type: 'revives' }],
  ['[R-15.10]', 'murphys-law', { type: 'setsRoll', to: 12 }],
  ['[R-15.11]', 'senate-investigating-committee', { type: 'losesTurn' }],
  ['[R-15.12]', 'secrets-man-was-not-meant-to-know', { type: 'cancelsSpecial' }],
  ['[R-15.13]', 'slush-fund', { type: 'gainsMoney', amount: 15 }],
  ['[R-15.14]', 'swiss-bank-account', { type: 'gainsMoney', amount: 25 }],
  ['[R-15.15]', 'whispering-campaign', { type: 'attacksPowerless' }],
  ['[R-15.16]', 'white-collar-crime', { type: 'redistributes', bonus: 5 }],
  ['[R-15.17]', 'computer-espionage', { type: 'spies' }],
])('%s the effect of %s', (_rule, key, effect) => {
  expect(special(key).effect).toEqual(effect);
});
