import { defineIlluminati } from '@illuminice/engine';

export const ufos = defineIlluminati({
  key: 'ufos',
  name: 'The UFOs',
  text: 'They came a very long way to watch, and watching turned out to be dull. Strike twice a turn with the same card, and look interested in everything, so that nobody guesses which victory you packed.',
  summary: 'This card may take part in two attacks per turn, but not twice in the same one.',
  icon: 'ufo',
  power: 6,
  income: 8,
  goal: { type: 'secret' },
  goalSummary: 'The goal of one of the other seven Illuminati, chosen in secret before the first turn.',
  abilities: [{ type: 'takesPart', times: 2 }],
  powerWithHiddenGoals: 7,
});
