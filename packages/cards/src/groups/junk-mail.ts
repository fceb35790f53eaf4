import { defineGroup } from '@illuminice/engine';

export const junkMail = defineGroup({
  key: 'junk-mail',
  name: 'Junk Mail',
  text: 'You may already have won. You have not. Own it, and the Post Office falls into your lap together with everything it failed to deliver.',
  summary: '+4 on any attempt by your cards to control the Post Office.',
  icon: 'envelope',
  power: 1,
  transferable: 0,
  resistance: 3,
  income: 2,
  alignments: ['Criminal'],
  inArrow: 'right',
  outArrows: ['top'],
  abilities: [{ type: 'attackBonus', amount: 4, scope: 'any', kinds: ['control'], target: { cards: ['post-office'] } }],
});
