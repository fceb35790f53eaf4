import { defineGroup } from '@illuminice/engine';

export const healthFoodStores = defineGroup({
  key: 'health-food-stores',
  name: 'Health Food Stores',
  text: 'Everything here is free of something, except the price tags. A small, wholesome income, and a word in season with the Anti-Nuclear Activists, who shop in aisle three.',
  summary: '+2 on any attempt by your cards to control the Anti-Nuclear Activists.',
  icon: 'broccoli',
  power: 1,
  transferable: 0,
  resistance: 3,
  income: 2,
  alignments: ['Liberal'],
  inArrow: 'left',
  outArrows: ['bottom'],
  abilities: [
    { type: 'attackBonus', amount: 2, scope: 'any', kinds: ['control'], target: { cards: ['anti-nuclear-activists'] } },
  ],
});
