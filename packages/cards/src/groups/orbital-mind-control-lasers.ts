import { defineGroup } from '@illuminice/engine';

export const orbitalMindControlLasers = defineGroup({
  key: 'orbital-mind-control-lasers',
  name: 'Orbital Mind Control Lasers',
  text: 'You have always wanted this satellite. You feel entirely calm about it. Bend one alignment a turn to make a hopeless attack a family reunion, or to tip a collection over the line.',
  summary:
    'Once in your turn, add, remove or reverse one alignment of any other group in play until the turn ends. Not an action.',
  icon: 'beam-satellite',
  power: 4,
  transferable: 2,
  resistance: 5,
  income: 0,
  alignments: ['Communist'],
  inArrow: 'left',
  outArrows: ['top', 'right'],
  abilities: [{ type: 'altersAlignment' }],
});
