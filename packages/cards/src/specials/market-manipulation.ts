import { defineSpecial } from '@illuminice/engine';

export const marketManipulation = defineSpecial({
  key: 'market-manipulation',
  name: 'Market Manipulation',
  text: 'The invisible hand turns out to leave fingerprints. The wider your holdings the better it pays, so be patient, though not until somebody has trimmed them for you.',
  summary: 'Each positive income of your cards is paid a second time; tax and upkeep are not doubled.',
  icon: 'chart',
  copies: 1,
  timing: 'Own income phase',
  effect: { type: 'doublesIncome' },
});
