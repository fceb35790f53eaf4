import { defineGroup } from '@illuminice/engine';

export const fnordMotorCompany = defineGroup({
  key: 'fnord-motor-company',
  name: 'Fnord Motor Company',
  text: 'There is a word in the brochure you cannot see, and a payment plan you cannot escape. One of the few Peaceful groups with an engine in it: drive it at other Peaceful targets.',
  summary: '',
  icon: 'car-wheel',
  power: 2,
  transferable: 0,
  resistance: 4,
  income: 2,
  alignments: ['Peaceful'],
  inArrow: 'left',
  outArrows: ['right'],
  abilities: [],
});
