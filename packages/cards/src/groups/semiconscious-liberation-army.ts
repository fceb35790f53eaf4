import { defineGroup } from '@illuminice/engine';

export const semiconsciousLiberationArmy = defineGroup({
  key: 'semiconscious-liberation-army',
  name: 'Semiconscious Liberation Army',
  text: "The manifesto was stirring; the alarm clock was not set. Five alignments on one card is half of Bermuda's homework, if you can find someone they do not object to.",
  summary: '+1 on any attempt by your cards to destroy a group.',
  icon: 'sleepy',
  power: 0,
  transferable: 0,
  resistance: 8,
  income: 0,
  alignments: ['Criminal', 'Violent', 'Liberal', 'Weird', 'Communist'],
  inArrow: 'left',
  outArrows: [],
  abilities: [{ type: 'attackBonus', amount: 1, scope: 'any', kinds: ['destroy'], target: { any: true } }],
});
