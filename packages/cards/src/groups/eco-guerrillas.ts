import { defineGroup } from '@illuminice/engine';

export const ecoGuerrillas = defineGroup({
  key: 'eco-guerrillas',
  name: 'Eco-Guerrillas',
  text: 'They have chained themselves to the oak, the bulldozer and, by mistake, each other. Hard to pry loose, and both the Discordians and the Assassins have them on a wish list.',
  summary: '',
  icon: 'burning-tree',
  power: 0,
  transferable: 0,
  resistance: 6,
  income: 1,
  alignments: ['Liberal', 'Violent', 'Weird'],
  inArrow: 'right',
  outArrows: [],
  abilities: [],
});
