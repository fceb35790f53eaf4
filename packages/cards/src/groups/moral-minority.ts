import { defineGroup } from '@illuminice/engine';

export const moralMinority = defineGroup({
  key: 'moral-minority',
  name: 'Moral Minority',
  text: 'Deeply shocked, and watching it again to make sure. With hardly any Resistance they follow the first firm voice, and the TV Preachers have been clearing their throat.',
  summary: '',
  icon: 'stop-sign',
  power: 2,
  transferable: 0,
  resistance: 1,
  income: 2,
  alignments: ['Conservative', 'Straight', 'Fanatic'],
  inArrow: 'right',
  outArrows: ['bottom'],
  abilities: [],
});
