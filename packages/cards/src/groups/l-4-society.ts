import { defineGroup } from '@illuminice/engine';

export const l4Society = defineGroup({
  key: 'l-4-society',
  name: 'L-4 Society',
  text: 'They have chosen the curtains for a space station nobody has built. Frail and penniless, yet point them at the Orbital Mind Control Lasers and they suddenly know the way up.',
  summary: '+4 when this group itself attacks the Orbital Mind Control Lasers, in any kind of attack.',
  icon: 'space-shuttle',
  power: 1,
  transferable: 0,
  resistance: 2,
  income: 0,
  alignments: ['Weird'],
  inArrow: 'right',
  outArrows: ['left'],
  abilities: [
    {
      type: 'attackBonus',
      amount: 4,
      scope: 'direct',
      kinds: ['control', 'neutralize', 'destroy'],
      target: { cards: ['orbital-mind-control-lasers'] },
    },
  ],
});
