import { defineGroup } from '@illuminice/engine';

export const societyForCreativeAnarchism = defineGroup({
  key: 'society-for-creative-anarchism',
  name: 'Society for Creative Anarchism',
  text: 'Each weekend the twelfth century returns, with better plumbing and no king anyone obeys. Violent and Weird at once, so expect two bidders whenever it is loose.',
  summary: '',
  icon: 'crossed-swords',
  power: 0,
  transferable: 0,
  resistance: 4,
  income: 1,
  alignments: ['Violent', 'Weird'],
  inArrow: 'right',
  outArrows: [],
  abilities: [],
});
