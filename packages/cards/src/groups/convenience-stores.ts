import { defineGroup } from '@illuminice/engine';

export const convenienceStores = defineGroup({
  key: 'convenience-stores',
  name: 'Convenience Stores',
  text: 'Open all night, because you are. A steady 3 MB a turn behind scratched glass; just remember that the Tabloids and the Video Games both have a key to the back door.',
  summary: '',
  icon: 'shop',
  power: 1,
  transferable: 0,
  resistance: 4,
  income: 3,
  alignments: ['Straight'],
  inArrow: 'left',
  outArrows: ['bottom'],
  abilities: [],
});
