import { defineGroup } from '@illuminice/engine';

export const feminists = defineGroup({
  key: 'feminists',
  name: 'Feminists',
  text: 'One half of the room wrote the history books; the other half kept the receipts. With them on board every card you own wins Liberals over more easily, so guard that low Resistance.',
  summary: '+3 on any attempt by your cards to control a Liberal group.',
  icon: 'female',
  power: 2,
  transferable: 0,
  resistance: 2,
  income: 1,
  alignments: ['Liberal'],
  inArrow: 'left',
  outArrows: ['bottom'],
  abilities: [{ type: 'attackBonus', amount: 3, scope: 'any', kinds: ['control'], target: { alignment: 'Liberal' } }],
});
