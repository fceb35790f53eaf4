import { defineGroup } from '@illuminice/engine';

export const republicans = defineGroup({
  key: 'republicans',
  name: 'Republicans',
  text: 'The party of small government has a remarkably large switchboard. Fair numbers all round and three arrows for friends: few groups so easy to take branch so well.',
  summary: '',
  icon: 'elephant',
  power: 4,
  transferable: 0,
  resistance: 4,
  income: 4,
  alignments: ['Conservative'],
  inArrow: 'right',
  outArrows: ['top', 'bottom', 'left'],
  abilities: [],
});
