import { defineGroup } from '@illuminice/engine';

export const congressionalWives = defineGroup({
  key: 'congressional-wives',
  name: 'Congressional Wives',
  text: 'The real committee meets over coffee, and keeps better minutes than the other one. A modest link in the chain that speaks fluent Conservative and passable Straight.',
  summary: '',
  icon: 'ample-dress',
  power: 1,
  transferable: 0,
  resistance: 4,
  income: 1,
  alignments: ['Conservative', 'Straight'],
  inArrow: 'left',
  outArrows: ['right'],
  abilities: [],
});
