import { defineGroup } from '@illuminice/engine';

export const nephewsOfGod = defineGroup({
  key: 'nephews-of-god',
  name: 'Nephews of God',
  text: 'Not in the direct line, but most insistent about the inheritance. A small leaf that pays its way at the tip of a branch; Fanatics make poor collectors of it.',
  summary: '',
  icon: 'angel-wings',
  power: 0,
  transferable: 0,
  resistance: 4,
  income: 2,
  alignments: ['Conservative', 'Fanatic'],
  inArrow: 'right',
  outArrows: [],
  abilities: [],
});
