import { defineSpecial } from '@illuminice/engine';

export const swissBankAccount = defineSpecial({
  key: 'swiss-bank-account',
  name: 'Swiss Bank Account',
  text: 'The number is all you need, and all that anyone will ever admit to. The Gnomes may simply add it up; everyone else should surprise somebody with it.',
  summary: '25 MB from the bank to your Illuminati.',
  icon: 'switzerland',
  copies: 1,
  timing: 'Any time',
  effect: { type: 'gainsMoney', amount: 25 },
});
