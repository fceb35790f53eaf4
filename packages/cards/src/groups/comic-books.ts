import { defineGroup } from '@illuminice/engine';

export const comicBooks = defineGroup({
  key: 'comic-books',
  name: 'Comic Books',
  text: 'Thirty pages of justice and one of mail-order spy gadgets. Practically undefended: snap them up for pocket money, and do not weep when somebody else does the same.',
  summary: '',
  icon: 'open-book',
  power: 1,
  transferable: 0,
  resistance: 1,
  income: 2,
  alignments: ['Weird', 'Violent'],
  inArrow: 'left',
  outArrows: ['top'],
  abilities: [],
});
