import { defineSpecial } from '@illuminice/engine';

export const deepAgent = defineSpecial({
  key: 'deep-agent',
  name: 'Deep Agent',
  text: "Nineteen years of flawless service, and then one telephone call. Throws a closed attack open to the whole table; after that, let other people's money do the work.",
  summary: 'The attack loses its privilege for good. Not for the attacker to play.',
  icon: 'mole',
  copies: 1,
  timing: 'During a privileged attack',
  effect: { type: 'endsPrivilege' },
});
