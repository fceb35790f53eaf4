import { defineGroup } from '@illuminice/engine';

export const tabloids = defineGroup({
  key: 'tabloids',
  name: 'Tabloids',
  text: 'Every word is true for at least one reader. Quick money from beside the till, and when they do the talking themselves the Convenience Stores listen.',
  summary: '+3 when this group itself attacks to control the Convenience Stores.',
  icon: 'newspaper',
  power: 2,
  transferable: 0,
  resistance: 3,
  income: 3,
  alignments: ['Weird'],
  inArrow: 'right',
  outArrows: ['top'],
  abilities: [
    { type: 'attackBonus', amount: 3, scope: 'direct', kinds: ['control'], target: { cards: ['convenience-stores'] } },
  ],
});
