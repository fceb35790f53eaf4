import { defineGroup } from '@illuminice/engine';

export const postOffice = defineGroup({
  key: 'post-office',
  name: 'Post Office',
  text: 'Neither sense nor budget stays these couriers. It costs 1 MB a turn to keep and repays it in loaned Power, at a Resistance that anybody can manage, so do not leave it lying about.',
  summary: 'No income; each turn you pay 1 MB for it, from its master or your Illuminati.',
  icon: 'mailbox',
  power: 4,
  transferable: 3,
  resistance: 3,
  income: 0,
  alignments: ['Government'],
  inArrow: 'right',
  outArrows: ['bottom'],
  abilities: [{ type: 'upkeep', amount: 1 }],
});
