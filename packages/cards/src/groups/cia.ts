import { defineGroup } from '@illuminice/engine';

export const cia = defineGroup({
  key: 'cia',
  name: 'C.I.A.',
  text: 'They can neither confirm nor deny that you are reading this. Superb muscle, more of it to lend than anybody else, and no income at all: some other branch must pay for the unmarked vans.',
  summary: '',
  icon: 'spy',
  power: 6,
  transferable: 4,
  resistance: 5,
  income: 0,
  alignments: ['Government', 'Violent'],
  inArrow: 'right',
  outArrows: ['top', 'bottom', 'left'],
  abilities: [],
});
