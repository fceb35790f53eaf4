import { defineGroup } from '@illuminice/engine';

export const newYork = defineGroup({
  key: 'new-york',
  name: 'New York',
  text: 'The city never sleeps because it is counting something. As strong as any group in the deck and as hard to move as its traffic: taking it costs a fortune, and then it keeps you safe.',
  summary: '',
  icon: 'modern-city',
  power: 7,
  transferable: 0,
  resistance: 8,
  income: 3,
  alignments: ['Violent', 'Criminal', 'Government'],
  inArrow: 'right',
  outArrows: ['top', 'bottom', 'left'],
  abilities: [],
});
