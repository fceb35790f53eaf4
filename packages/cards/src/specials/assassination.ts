import { defineSpecial } from '@illuminice/engine';

export const assassination = defineSpecial({
  key: 'assassination',
  name: 'Assassination',
  text: 'A lone enthusiast with three alibis and excellent timing. Wait for the dice, then rescue the attack you need, or sell the rescue; a 2 only helps where there was a chance at all.',
  summary: 'The roll just made becomes a 2, whoever made it.',
  icon: 'curvy-knife',
  copies: 1,
  timing: 'After the roll of any attack',
  effect: { type: 'setsRoll', to: 2 },
});
