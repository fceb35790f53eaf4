import { defineGroup } from '@illuminice/engine';

export const libertarians = defineGroup({
  key: 'libertarians',
  name: 'Libertarians',
  text: 'The meeting has no chair, no agenda, and a lively dispute over who owns the room. A lone Fanatic with an arrow; other Fanatics are the last people who can win them over.',
  summary: '',
  icon: 'porcupine',
  power: 1,
  transferable: 0,
  resistance: 4,
  income: 1,
  alignments: ['Fanatic'],
  inArrow: 'left',
  outArrows: ['top'],
  abilities: [],
});
