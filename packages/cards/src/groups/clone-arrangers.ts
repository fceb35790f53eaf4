import { defineGroup } from '@illuminice/engine';

export const cloneArrangers = defineGroup({
  key: 'clone-arrangers',
  name: 'Clone Arrangers',
  text: 'Your senator is looking well. Rather too well, and in two cities. Every demolition you order gets easier, and the Servants of Cthulhu would trade an elder sign for them.',
  summary: '+3 on any attempt by your cards to destroy a group.',
  icon: 'dna1',
  power: 6,
  transferable: 2,
  resistance: 6,
  income: 1,
  alignments: ['Violent', 'Communist', 'Criminal'],
  inArrow: 'left',
  outArrows: ['right', 'bottom'],
  abilities: [{ type: 'attackBonus', amount: 3, scope: 'any', kinds: ['destroy'], target: { any: true } }],
});
