import { defineGroup } from '@illuminice/engine';

export const mafia = defineGroup({
  key: 'mafia',
  name: 'The Mafia',
  text: 'There is no such organisation, and it would like you to stop looking. A fortress that pays its own way; let it call on Criminal groups in person, since people find it so persuasive.',
  summary: '+3 when this group itself attacks to control a Criminal group.',
  icon: 'thompson-m1928',
  power: 7,
  transferable: 0,
  resistance: 7,
  income: 6,
  alignments: ['Criminal', 'Violent'],
  inArrow: 'right',
  outArrows: ['top', 'bottom', 'left'],
  abilities: [
    { type: 'attackBonus', amount: 3, scope: 'direct', kinds: ['control'], target: { alignment: 'Criminal' } },
  ],
});
