import { defineGroup } from '@illuminice/engine';

export const loanSharks = defineGroup({
  key: 'loan-sharks',
  name: 'Loan Sharks',
  text: 'Terms are flexible. So, under pressure, are kneecaps. Six MB a turn and real muscle: few groups finance their own defence so well, so leave some of it lying there.',
  summary: '',
  icon: 'shark-jaws',
  power: 5,
  transferable: 0,
  resistance: 5,
  income: 6,
  alignments: ['Criminal', 'Violent'],
  inArrow: 'left',
  outArrows: ['right'],
  abilities: [],
});
