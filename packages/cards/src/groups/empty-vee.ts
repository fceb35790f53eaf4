import { defineGroup } from '@illuminice/engine';

export const emptyVee = defineGroup({
  key: 'empty-vee',
  name: 'Empty Vee',
  text: 'Pictures that move too fast to be believed, or doubted. Without an alignment it has no friends and no enemies, so everybody pays full price, including whoever comes to take it back.',
  summary: '',
  icon: 'tv',
  power: 3,
  transferable: 0,
  resistance: 3,
  income: 4,
  alignments: [],
  inArrow: 'right',
  outArrows: ['bottom', 'left'],
  abilities: [],
});
