import { defineGroup } from '@illuminice/engine';

export const internationalCommunistConspiracy = defineGroup({
  key: 'international-communist-conspiracy',
  name: 'International Communist Conspiracy',
  text: 'The revolution has been postponed, for scheduling reasons, since before your telephone was tapped. Land this giant and the smaller comrades come when whistled for.',
  summary: '+3 on any attempt by your cards to control a Communist group.',
  icon: 'hammer-sickle',
  power: 7,
  transferable: 0,
  resistance: 8,
  income: 6,
  alignments: ['Communist'],
  inArrow: 'right',
  outArrows: ['top', 'bottom', 'left'],
  abilities: [{ type: 'attackBonus', amount: 3, scope: 'any', kinds: ['control'], target: { alignment: 'Communist' } }],
});
