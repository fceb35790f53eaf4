import { defineGroup } from '@illuminice/engine';

export const militia = defineGroup({
  key: 'militia',
  name: 'Militia',
  text: 'Weekend soldiers in a permanent war with the county tax office. Ordinary in any other quarrel, but a Communist group they want gone should not buy long novels.',
  summary: '+6 on any attempt by your cards to destroy a Communist group.',
  icon: 'rifle',
  power: 2,
  transferable: 0,
  resistance: 4,
  income: 2,
  alignments: ['Violent', 'Conservative'],
  inArrow: 'right',
  outArrows: ['top', 'left'],
  abilities: [{ type: 'attackBonus', amount: 6, scope: 'any', kinds: ['destroy'], target: { alignment: 'Communist' } }],
});
