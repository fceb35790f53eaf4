import { defineGroup } from '@illuminice/engine';

export const scienceFictionFans = defineGroup({
  key: 'science-fiction-fans',
  name: 'Science Fiction Fans',
  text: 'They predicted you, in paperback, with the wrong cover. Wherever they settle the Weird feel at home, and every further recruit comes a little cheaper.',
  summary: '+2 on any attempt by your cards to control a Weird group.',
  icon: 'rocket',
  power: 0,
  transferable: 0,
  resistance: 5,
  income: 1,
  alignments: ['Weird'],
  inArrow: 'left',
  outArrows: [],
  abilities: [{ type: 'attackBonus', amount: 2, scope: 'any', kinds: ['control'], target: { alignment: 'Weird' } }],
});
