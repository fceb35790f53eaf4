import { defineGroup } from '@illuminice/engine';

export const fiendishFluoridators = defineGroup({
  key: 'fiendish-fluoridators',
  name: 'Fiendish Fluoridators',
  text: 'A glass of water, a gleaming smile, a sudden fondness for collective farming. Two arrows, decent Power and an unusual pair of alignments: a fine stop on the way to all ten.',
  summary: '',
  icon: 'tap',
  power: 3,
  transferable: 0,
  resistance: 5,
  income: 1,
  alignments: ['Communist', 'Fanatic'],
  inArrow: 'left',
  outArrows: ['top', 'right'],
  abilities: [],
});
