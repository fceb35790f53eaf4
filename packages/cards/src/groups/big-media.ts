import { defineGroup } from '@illuminice/engine';

export const bigMedia = defineGroup({
  key: 'big-media',
  name: 'Big Media',
  text: 'It never tells people what to think, only what to argue about until bedtime. It lends generously and branches three ways: build on it, and keep Madison Avenue out of rival hands.',
  summary: '',
  icon: 'radio-tower',
  power: 4,
  transferable: 3,
  resistance: 6,
  income: 3,
  alignments: ['Liberal', 'Straight'],
  inArrow: 'right',
  outArrows: ['top', 'bottom', 'left'],
  abilities: [],
});
