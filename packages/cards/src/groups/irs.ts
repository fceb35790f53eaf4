import { defineGroup } from '@illuminice/engine';

export const irs = defineGroup({
  key: 'irs',
  name: 'I.R.S.',
  text: 'Death can be postponed; they cannot. The office earns nothing by itself and collects from everyone at the table, which is an excellent way to get rich and a poor way to be liked.',
  summary: 'No income; in your income phase you may tax each opponent 2 MB, paid into this treasury.',
  icon: 'calculator',
  power: 5,
  transferable: 3,
  resistance: 5,
  income: 0,
  alignments: ['Criminal', 'Government'],
  inArrow: 'right',
  outArrows: ['top', 'bottom'],
  abilities: [{ type: 'tax', amount: 2 }],
});
