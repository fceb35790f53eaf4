import { defineGroup } from '@illuminice/engine';

export const goldfishFanciers = defineGroup({
  key: 'goldfish-fanciers',
  name: 'Goldfish Fanciers',
  text: 'They will not repeat what the fish told them, and the fish has forgotten. A tidy catch for collectors of alignments; let somebody calmer than a Fanatic hold the net.',
  summary: '',
  icon: 'aquarium',
  power: 0,
  transferable: 0,
  resistance: 4,
  income: 1,
  alignments: ['Peaceful', 'Fanatic'],
  inArrow: 'left',
  outArrows: [],
  abilities: [],
});
