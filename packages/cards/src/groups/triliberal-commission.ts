import { defineGroup } from '@illuminice/engine';

export const triliberalCommission = defineGroup({
  key: 'triliberal-commission',
  name: 'Triliberal Commission',
  text: 'Three continents, one lunch, no witnesses. A respectable heavyweight that gets along with Liberals and Straights alike and takes orders, if the stationery is good.',
  summary: '',
  icon: 'three-friends',
  power: 5,
  transferable: 0,
  resistance: 6,
  income: 3,
  alignments: ['Liberal', 'Straight'],
  inArrow: 'right',
  outArrows: ['top', 'bottom'],
  abilities: [],
});
