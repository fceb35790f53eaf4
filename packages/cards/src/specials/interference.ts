import { defineSpecial } from '@illuminice/engine';

export const interference = defineSpecial({
  key: 'interference',
  name: 'Interference',
  text: 'The line was perfectly private until somebody coughed. You alone step into a privileged attack, on the side that thanked you best in advance.',
  summary:
    'If you are neither attacker nor defender, you alone may interfere in this privileged attack, on either side.',
  icon: 'static',
  copies: 2,
  timing: 'During a privileged attack',
  effect: { type: 'entersPrivileged' },
});
