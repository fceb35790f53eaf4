import { defineGroup } from '@illuminice/engine';

export const evilGeniusesForABetterTomorrow = defineGroup({
  key: 'evil-geniuses-for-a-better-tomorrow',
  name: 'Evil Geniuses for a Better Tomorrow',
  text: 'World domination is such an ugly phrase; they prefer urban renewal by lightning. They never attack, gladly lend 2, and kept the spare keys to a certain orbital installation.',
  summary: '+4 on any attack by your cards, of any kind, against the Orbital Mind Control Lasers.',
  icon: 'brainstorm',
  power: 0,
  transferable: 2,
  resistance: 6,
  income: 3,
  alignments: ['Violent', 'Weird'],
  inArrow: 'right',
  outArrows: [],
  abilities: [
    {
      type: 'attackBonus',
      amount: 4,
      scope: 'any',
      kinds: ['control', 'neutralize', 'destroy'],
      target: { cards: ['orbital-mind-control-lasers'] },
    },
  ],
});
