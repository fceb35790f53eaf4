import { defineGroup } from '@illuminice/engine';

export const fbi = defineGroup({
  key: 'fbi',
  name: 'F.B.I.',
  text: 'They have a file on you, a file on the file, and a form for requesting neither. Solid Power with some to lend, so long as another branch pays the salaries. The Discordians ignore the subpoenas.',
  summary: '',
  icon: 'police-badge',
  power: 4,
  transferable: 2,
  resistance: 6,
  income: 0,
  alignments: ['Government', 'Straight'],
  inArrow: 'right',
  outArrows: ['top', 'bottom'],
  abilities: [],
});
