import { defineSpecial } from '@illuminice/engine';

export const computerEspionage = defineSpecial({
  key: 'computer-espionage',
  name: 'Computer Espionage',
  text: 'The firewall was magnificent; the note under the keyboard less so. Look before a big attack: a hand tells you what is coming, a treasury what it will cost.',
  summary: "See in private either the money on one opponent's card or all specials of one opponent.",
  icon: 'cctv-camera',
  copies: 1,
  timing: 'Any time',
  effect: { type: 'spies' },
});
