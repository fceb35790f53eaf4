import { defineGroup } from '@illuminice/engine';

export const girlieMagazines = defineGroup({
  key: 'girlie-magazines',
  name: 'Girlie Magazines',
  text: 'Bought for the articles, say the subscribers, and no study has ever confirmed it. Good money behind a glossy but flimsy cover: collect while it lasts.',
  summary: '',
  icon: 'female-legs',
  power: 2,
  transferable: 0,
  resistance: 2,
  income: 3,
  alignments: ['Liberal'],
  inArrow: 'right',
  outArrows: ['bottom'],
  abilities: [],
});
