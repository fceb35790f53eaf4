import { defineSpecial } from '@illuminice/engine';

export const murphysLaw = defineSpecial({
  key: 'murphys-law',
  name: "Murphy's Law",
  text: 'The parachute was inspected twice, by the same man, from the same memo. A 12 ruins any attack, however well financed; keep it for the roll that would end the game.',
  summary: 'The roll just made becomes a 12, whoever made it.',
  icon: 'banana-peel',
  copies: 1,
  timing: 'After the roll of any attack',
  effect: { type: 'setsRoll', to: 12 },
});
