import { defineGroup } from '@illuminice/engine';

export const recyclers = defineGroup({
  key: 'recyclers',
  name: 'Recyclers',
  text: 'Nothing is ever thrown away, least of all the notes of your last meeting. Leave 5 MB in the bin and it comes back as a card; the walls, alas, are cardboard too.',
  summary: 'Once in your turn, pay 5 MB from this treasury to draw one extra card. Not an action.',
  icon: 'recycle',
  power: 2,
  transferable: 0,
  resistance: 2,
  income: 3,
  alignments: ['Liberal'],
  inArrow: 'right',
  outArrows: ['left'],
  abilities: [{ type: 'payToDraw', cost: 5 }],
});
