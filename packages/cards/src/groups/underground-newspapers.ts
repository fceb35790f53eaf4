import { defineGroup } from '@illuminice/engine';

export const undergroundNewspapers = defineGroup({
  key: 'underground-newspapers',
  name: 'Underground Newspapers',
  text: 'Circulation nine, of whom seven report to somebody. Not one MB in it, but harder to silence than it looks, and Communist credentials round off many a collection.',
  summary: '',
  icon: 'scroll-unfurled',
  power: 1,
  transferable: 1,
  resistance: 5,
  income: 0,
  alignments: ['Communist', 'Liberal'],
  inArrow: 'right',
  outArrows: ['top'],
  abilities: [],
});
