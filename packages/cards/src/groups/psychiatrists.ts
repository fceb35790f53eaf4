import { defineGroup } from '@illuminice/engine';

export const psychiatrists = defineGroup({
  key: 'psychiatrists',
  name: 'Psychiatrists',
  text: 'And how long have you felt that there is a conspiracy? Quietly Weird and very hard to move off the couch; make yourself comfortable once you have them.',
  summary: '',
  icon: 'sofa',
  power: 0,
  transferable: 0,
  resistance: 6,
  income: 2,
  alignments: ['Weird'],
  inArrow: 'right',
  outArrows: [],
  abilities: [],
});
