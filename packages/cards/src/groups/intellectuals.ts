import { defineGroup } from '@illuminice/engine';

export const intellectuals = defineGroup({
  key: 'intellectuals',
  name: 'Intellectuals',
  text: 'They have proved that you do not exist, in a footnote, and nobody read it. Good for nothing but being counted, and several victories consist of nothing but counting.',
  summary: '',
  icon: 'spectacles',
  power: 0,
  transferable: 0,
  resistance: 3,
  income: 1,
  alignments: ['Weird', 'Fanatic'],
  inArrow: 'left',
  outArrows: [],
  abilities: [],
});
