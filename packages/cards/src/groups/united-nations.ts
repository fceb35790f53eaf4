import { defineGroup } from '@illuminice/engine';

export const unitedNations = defineGroup({
  key: 'united-nations',
  name: 'The United Nations',
  text: 'A sternly worded resolution regrets that you are winning. Small Power, a pleasant income and no great will to resist: let the others debate while it pays.',
  summary: '',
  icon: 'world',
  power: 1,
  transferable: 0,
  resistance: 3,
  income: 3,
  alignments: ['Liberal'],
  inArrow: 'left',
  outArrows: ['bottom'],
  abilities: [],
});
