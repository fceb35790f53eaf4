import { defineSpecial } from '@illuminice/engine';

export const bribery = defineSpecial({
  key: 'bribery',
  name: 'Bribery',
  text: 'Everybody has a price; some even print it on the door. Takes any loose group at once, so save it for the one that nobody could afford to roll for.',
  summary: 'Take one uncontrolled group: no roll, no money.',
  icon: 'take-my-money',
  copies: 1,
  timing: 'Own turn, one action',
  effect: { type: 'takesGroup' },
});
