import { defineGroup } from '@illuminice/engine';

export const hackers = defineGroup({
  key: 'hackers',
  name: 'Hackers',
  text: "Your password was the name of your dog. It is now the name of their dog. With them inside, every card you own is better at cutting a rival's groups adrift.",
  summary: '+3 on any attempt by your cards to neutralize a group.',
  icon: 'keyboard',
  power: 1,
  transferable: 1,
  resistance: 4,
  income: 2,
  alignments: ['Weird', 'Fanatic'],
  inArrow: 'right',
  outArrows: ['top'],
  abilities: [{ type: 'attackBonus', amount: 3, scope: 'any', kinds: ['neutralize'], target: { any: true } }],
});
