import { defineGroup } from '@illuminice/engine';

export const texas = defineGroup({
  key: 'texas',
  name: 'Texas',
  text: 'It joined on the understanding that it might leave, and mentions this at dinner. A complete war machine with a salary: Power, money, two arrows, and plenty of Conservative cousins to visit.',
  summary: '',
  icon: 'texas',
  power: 6,
  transferable: 0,
  resistance: 6,
  income: 4,
  alignments: ['Violent', 'Conservative', 'Government'],
  inArrow: 'left',
  outArrows: ['top', 'right'],
  abilities: [],
});
