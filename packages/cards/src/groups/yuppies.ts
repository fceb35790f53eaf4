import { defineGroup } from '@illuminice/engine';

export const yuppies = defineGroup({
  key: 'yuppies',
  name: 'Yuppies',
  text: 'They network at the gym and close in the sauna, and some of the deals are real. Very rich for a minor group: a purse to hang one step away from your Illuminati.',
  summary: '',
  icon: 'briefcase',
  power: 1,
  transferable: 1,
  resistance: 4,
  income: 5,
  alignments: ['Conservative'],
  inArrow: 'right',
  outArrows: ['bottom'],
  abilities: [],
});
