import { defineGroup } from '@illuminice/engine';

export const kgb = defineGroup({
  key: 'kgb',
  name: 'KGB',
  text: 'Officially dissolved, which is precisely what they would file. It earns nothing and lends a little, but puts a sharper edge on every demolition you order.',
  summary: '+2 on any attempt by your cards to destroy a group.',
  icon: 'ushanka',
  power: 2,
  transferable: 2,
  resistance: 6,
  income: 0,
  alignments: ['Communist', 'Violent'],
  inArrow: 'right',
  outArrows: ['bottom'],
  abilities: [{ type: 'attackBonus', amount: 2, scope: 'any', kinds: ['destroy'], target: { any: true } }],
});
