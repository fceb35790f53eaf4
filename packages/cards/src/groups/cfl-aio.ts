import { defineGroup } from '@illuminice/engine';

export const cflAio = defineGroup({
  key: 'cfl-aio',
  name: 'CFL-AIO',
  text: 'Every hard hat in the country, and the only people who know where the off switch is. Big Power, three arrows, middling Resistance: a trunk to grow a tree on.',
  summary: '',
  icon: 'gear-hammer',
  power: 6,
  transferable: 0,
  resistance: 5,
  income: 3,
  alignments: ['Liberal'],
  inArrow: 'right',
  outArrows: ['top', 'bottom', 'left'],
  abilities: [],
});
