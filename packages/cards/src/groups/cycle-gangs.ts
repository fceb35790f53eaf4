import { defineGroup } from '@illuminice/engine';

export const cycleGangs = defineGroup({
  key: 'cycle-gangs',
  name: 'Cycle Gangs',
  text: 'They do not do paperwork, bookkeeping or indoor voices. No Power and not one MB, but everything your structure sets out to destroy comes apart more easily.',
  summary: '+2 on any attempt by your cards to destroy a group.',
  icon: 'cycle',
  power: 0,
  transferable: 0,
  resistance: 4,
  income: 0,
  alignments: ['Violent', 'Weird'],
  inArrow: 'left',
  outArrows: [],
  abilities: [{ type: 'attackBonus', amount: 2, scope: 'any', kinds: ['destroy'], target: { any: true } }],
});
