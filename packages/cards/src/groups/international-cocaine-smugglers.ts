import { defineGroup } from '@illuminice/engine';

export const internationalCocaineSmugglers = defineGroup({
  key: 'international-cocaine-smugglers',
  name: 'International Cocaine Smugglers',
  text: 'Import, export, and a wonderfully relaxed view of customs forms. Three arrows and a fat income, and a certain kind of musician, biker and producer always returns their calls.',
  summary: '+4 on any attempt by your cards to control the Punk Rockers, the Cycle Gangs or Hollywood.',
  icon: 'airplane',
  power: 3,
  transferable: 0,
  resistance: 5,
  income: 5,
  alignments: ['Criminal'],
  inArrow: 'left',
  outArrows: ['top', 'right', 'bottom'],
  abilities: [
    {
      type: 'attackBonus',
      amount: 4,
      scope: 'any',
      kinds: ['control'],
      target: { cards: ['punk-rockers', 'cycle-gangs', 'hollywood'] },
    },
  ],
});
