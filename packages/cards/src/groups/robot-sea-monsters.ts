import { defineGroup } from '@illuminice/engine';

export const robotSeaMonsters = defineGroup({
  key: 'robot-sea-monsters',
  name: 'Robot Sea Monsters',
  text: 'Built to guard the harbour; defected to the harbour. They attack nobody and are wretchedly hard to net, yet Violent and Communist is a pairing that some victories need.',
  summary: '',
  icon: 'sea-serpent',
  power: 0,
  transferable: 0,
  resistance: 6,
  income: 2,
  alignments: ['Violent', 'Communist'],
  inArrow: 'right',
  outArrows: [],
  abilities: [],
});
