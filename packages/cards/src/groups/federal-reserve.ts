import { defineGroup } from '@illuminice/engine';

export const federalReserve = defineGroup({
  key: 'federal-reserve',
  name: 'Federal Reserve',
  text: 'Money is a story, and these people own the printer. A rich and stubborn vault whose contents can be wired to any card you own, without changing trains on the way.',
  summary: 'Money transfers from this group may go to any card of your power structure, adjacent or not.',
  icon: 'bank',
  power: 5,
  transferable: 3,
  resistance: 7,
  income: 6,
  alignments: ['Government'],
  inArrow: 'left',
  outArrows: ['top', 'right'],
  abilities: [{ type: 'transfersAnywhere' }],
});
