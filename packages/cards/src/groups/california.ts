import { defineGroup } from '@illuminice/engine';

export const california = defineGroup({
  key: 'california',
  name: 'California',
  text: 'Half film set, half fault line, and richer than most of its critics. Strong and lucrative but soft for its size: take it early and hang it close to home.',
  summary: '',
  icon: 'palm-tree',
  power: 5,
  transferable: 0,
  resistance: 4,
  income: 5,
  alignments: ['Liberal', 'Weird', 'Government'],
  inArrow: 'left',
  outArrows: ['top', 'bottom'],
  abilities: [],
});
