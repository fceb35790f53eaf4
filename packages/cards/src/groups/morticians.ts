import { defineGroup } from '@illuminice/engine';

export const morticians = defineGroup({
  key: 'morticians',
  name: 'Morticians',
  text: "Discreet, well dressed, and sooner or later everybody's last appointment. No arrows and no ambitions: a quiet end of the line that still counts as Straight and Peaceful.",
  summary: '',
  icon: 'coffin',
  power: 0,
  transferable: 0,
  resistance: 4,
  income: 1,
  alignments: ['Straight', 'Peaceful'],
  inArrow: 'right',
  outArrows: [],
  abilities: [],
});
