import { defineGroup } from '@illuminice/engine';

export const kkk = defineGroup({
  key: 'kkk',
  name: 'KKK',
  text: 'Grown men in bed linen, terrified of their neighbours and of being recognised at work. They bring little money and no friends; a Liberal group sent to destroy them gets better odds, and applause.',
  summary: '',
  icon: 'executioner-hood',
  power: 2,
  transferable: 0,
  resistance: 5,
  income: 1,
  alignments: ['Conservative', 'Violent'],
  inArrow: 'right',
  outArrows: ['bottom'],
  abilities: [],
});
