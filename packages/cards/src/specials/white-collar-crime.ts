import { defineSpecial } from '@illuminice/engine';

export const whiteCollarCrime = defineSpecial({
  key: 'white-collar-crime',
  name: 'White Collar Crime',
  text: 'The money is all there, only not where it was when you looked. Empty the card that is about to be captured, fill the one about to fight, and keep five for your trouble.',
  summary: 'Redistribute all money of your power structure over its cards and add 5 MB.',
  icon: 'tie',
  copies: 1,
  timing: 'Any time',
  effect: { type: 'redistributes', bonus: 5 },
});
