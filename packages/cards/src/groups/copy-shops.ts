import { defineGroup } from '@illuminice/engine';

export const copyShops = defineGroup({
  key: 'copy-shops',
  name: 'Copy Shops',
  text: 'Every secret document passes over this glass, face down and slightly crooked. A splendid earner for its size; move the takings along before somebody duplicates the key.',
  summary: '',
  icon: 'files',
  power: 1,
  transferable: 0,
  resistance: 3,
  income: 4,
  alignments: ['Peaceful'],
  inArrow: 'right',
  outArrows: ['left'],
  abilities: [],
});
