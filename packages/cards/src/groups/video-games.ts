import { defineGroup } from '@illuminice/engine';

export const videoGames = defineGroup({
  key: 'video-games',
  name: 'Video Games',
  text: 'One more try, one more coin, for several decades. Seven MB a turn is worth a bidding war; with no alignment to scare anyone off, only cash and closeness will keep it yours.',
  summary: '+3 when this group itself attacks to control the Convenience Stores.',
  icon: 'console-controller',
  power: 2,
  transferable: 0,
  resistance: 3,
  income: 7,
  alignments: [],
  inArrow: 'right',
  outArrows: ['bottom'],
  abilities: [
    { type: 'attackBonus', amount: 3, scope: 'direct', kinds: ['control'], target: { cards: ['convenience-stores'] } },
  ],
});
