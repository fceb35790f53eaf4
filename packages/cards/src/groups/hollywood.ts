import { defineGroup } from '@illuminice/engine';

export const hollywood = defineGroup({
  key: 'hollywood',
  name: 'Hollywood',
  text: 'Anyone can have it; please queue behind the other buyers. Five MB a turn and no Resistance whatever: take it on sight, hang it on your Illuminati, and expect auditions.',
  summary: '',
  icon: 'clapperboard',
  power: 2,
  transferable: 0,
  resistance: 0,
  income: 5,
  alignments: ['Liberal'],
  inArrow: 'left',
  outArrows: ['right', 'bottom'],
  abilities: [],
});
