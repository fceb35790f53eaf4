import { defineGroup } from '@illuminice/engine';

export const professionalSports = defineGroup({
  key: 'professional-sports',
  name: 'Professional Sports',
  text: 'Twenty-two millionaires settle on a lawn what the bookmakers settled on Tuesday. Pays well, branches twice and counts as Violent: the Assassins hold season tickets.',
  summary: '',
  icon: 'american-football-helmet',
  power: 2,
  transferable: 0,
  resistance: 4,
  income: 3,
  alignments: ['Violent', 'Fanatic'],
  inArrow: 'left',
  outArrows: ['right', 'bottom'],
  abilities: [],
});
