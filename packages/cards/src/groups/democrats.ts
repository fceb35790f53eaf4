import { defineGroup } from '@illuminice/engine';

export const democrats = defineGroup({
  key: 'democrats',
  name: 'Democrats',
  text: 'A big tent with eleven poles pulling in twelve directions. Much Power over little Resistance means it changes hands often; hold it near the top, or hold it rich.',
  summary: '',
  icon: 'donkey',
  power: 5,
  transferable: 0,
  resistance: 4,
  income: 3,
  alignments: ['Liberal'],
  inArrow: 'right',
  outArrows: ['bottom', 'left'],
  abilities: [],
});
