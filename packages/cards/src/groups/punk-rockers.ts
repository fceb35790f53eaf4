import { defineGroup } from '@illuminice/engine';

export const punkRockers = defineGroup({
  key: 'punk-rockers',
  name: 'Punk Rockers',
  text: 'Three chords, no future, and a surprisingly strict dress code. A Weird voice for those who count them; the Cocaine Smugglers already have passes for backstage.',
  summary: '',
  icon: 'safety-pin',
  power: 0,
  transferable: 0,
  resistance: 4,
  income: 1,
  alignments: ['Weird'],
  inArrow: 'left',
  outArrows: [],
  abilities: [],
});
