import { defineGroup } from '@illuminice/engine';

export const moonies = defineGroup({
  key: 'moonies',
  name: 'Moonies',
  text: 'A flower, a smile, and a weekend seminar with no return bus. Peaceful money with an arrow to grow on; send anybody but a Fanatic to do the courting.',
  summary: '',
  icon: 'flower-star',
  power: 2,
  transferable: 0,
  resistance: 4,
  income: 3,
  alignments: ['Peaceful', 'Fanatic'],
  inArrow: 'left',
  outArrows: ['top'],
  abilities: [],
});
