import { defineGroup } from '@illuminice/engine';

export const antiwarActivists = defineGroup({
  key: 'antiwar-activists',
  name: 'Antiwar Activists',
  text: 'A candle, a guitar, and a folder at every agency in town. They attack nobody and hardly resist anybody, which makes them a gentle way to put Peaceful on your list.',
  summary: '',
  icon: 'dove',
  power: 0,
  transferable: 0,
  resistance: 3,
  income: 1,
  alignments: ['Peaceful', 'Liberal'],
  inArrow: 'left',
  outArrows: [],
  abilities: [],
});
