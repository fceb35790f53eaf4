import { defineGroup } from '@illuminice/engine';

export const tvPreachers = defineGroup({
  key: 'tv-preachers',
  name: 'TV Preachers',
  text: 'Salvation is free; the handling charge is not. A handsome collection plate on a sturdy pulpit, and when they call in person the Moral Minority rises to its feet.',
  summary: '+3 when this group itself attacks to control the Moral Minority.',
  icon: 'church',
  power: 3,
  transferable: 0,
  resistance: 6,
  income: 4,
  alignments: ['Straight', 'Fanatic'],
  inArrow: 'right',
  outArrows: ['bottom', 'left'],
  abilities: [
    { type: 'attackBonus', amount: 3, scope: 'direct', kinds: ['control'], target: { cards: ['moral-minority'] } },
  ],
});
