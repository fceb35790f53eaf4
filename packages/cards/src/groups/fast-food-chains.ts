import { defineGroup } from '@illuminice/engine';

export const fastFoodChains = defineGroup({
  key: 'fast-food-chains',
  name: 'Fast Food Chains',
  text: 'The sauce is secret for a reason, and the reason is not flavour. Dependable money and a free arrow: the kind of dull asset that empires are really fried in.',
  summary: '',
  icon: 'hamburger',
  power: 2,
  transferable: 0,
  resistance: 4,
  income: 3,
  alignments: ['Straight'],
  inArrow: 'left',
  outArrows: ['bottom'],
  abilities: [],
});
