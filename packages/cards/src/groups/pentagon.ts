import { defineGroup } from '@illuminice/engine';

export const pentagon = defineGroup({
  key: 'pentagon',
  name: 'Pentagon',
  text: 'Five sides, and it is on none of yours until you pay. Heavy Power and three arrows make it a natural second trunk; only Discordian ground is closed to it.',
  summary: '',
  icon: 'barracks',
  power: 6,
  transferable: 0,
  resistance: 6,
  income: 2,
  alignments: ['Government', 'Violent', 'Straight'],
  inArrow: 'right',
  outArrows: ['top', 'bottom', 'left'],
  abilities: [],
});
