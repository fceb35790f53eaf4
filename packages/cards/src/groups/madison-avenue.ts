import { defineGroup } from '@illuminice/engine';

export const madisonAvenue = defineGroup({
  key: 'madison-avenue',
  name: 'Madison Avenue',
  text: 'They sold the world a thirst, then a drink, then a cure. Get them first and the screens follow almost by themselves; they lend all they have and defend like a slogan.',
  summary: '+5 on any attempt by your cards to control Big Media or Empty Vee.',
  icon: 'shouting',
  power: 3,
  transferable: 3,
  resistance: 3,
  income: 2,
  alignments: [],
  inArrow: 'right',
  outArrows: ['bottom', 'left'],
  abilities: [
    { type: 'attackBonus', amount: 5, scope: 'any', kinds: ['control'], target: { cards: ['big-media', 'empty-vee'] } },
  ],
});
