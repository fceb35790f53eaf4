import { defineSpecial } from '@illuminice/engine';

export const slushFund = defineSpecial({
  key: 'slush-fund',
  name: 'Slush Fund',
  text: 'Line 40: sundries. Line 41: see line 40. Fifteen MB out of nowhere does most good in the middle of an attack, when everybody has counted you out.',
  summary: '15 MB from the bank to your Illuminati.',
  icon: 'swap-bag',
  copies: 1,
  timing: 'Any time',
  effect: { type: 'gainsMoney', amount: 15 },
});
