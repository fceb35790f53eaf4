import { defineGroup } from '@illuminice/engine';

export const menInBlack = defineGroup({
  key: 'men-in-black',
  name: 'The Men in Black',
  text: 'You remember a weather balloon. You have always remembered a weather balloon. They do nothing in the open; they only lend a quiet 2 to whoever does.',
  summary: '',
  icon: 'sunglasses',
  power: 0,
  transferable: 2,
  resistance: 6,
  income: 1,
  alignments: ['Criminal', 'Weird'],
  inArrow: 'left',
  outArrows: [],
  abilities: [],
});
