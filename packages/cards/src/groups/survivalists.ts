import { defineGroup } from '@illuminice/engine';

export const survivalists = defineGroup({
  key: 'survivalists',
  name: 'Survivalists',
  text: 'Eleven years of beans, one tin opener, and they will not say where. Everybody else in your structure becomes harder to take; nobody shelters the shelterers.',
  summary: '+2 Resistance to every other group you control.',
  icon: 'bunker',
  power: 0,
  transferable: 0,
  resistance: 6,
  income: 2,
  alignments: ['Conservative', 'Violent', 'Fanatic'],
  inArrow: 'right',
  outArrows: [],
  abilities: [{ type: 'sheltersOthers', amount: 2 }],
});
