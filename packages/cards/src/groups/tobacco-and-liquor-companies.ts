import { defineGroup } from '@illuminice/engine';

export const tobaccoAndLiquorCompanies = defineGroup({
  key: 'tobacco-and-liquor-companies',
  name: 'Tobacco & Liquor Companies',
  text: "Two industries, one customer, and a label nobody reads to the end. So much Power at so little Resistance is going to be somebody's first conquest; let it be yours.",
  summary: '',
  icon: 'wine-bottle',
  power: 4,
  transferable: 0,
  resistance: 3,
  income: 3,
  alignments: ['Straight'],
  inArrow: 'right',
  outArrows: ['top', 'left'],
  abilities: [],
});
