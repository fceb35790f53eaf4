import { defineIlluminati } from '@illuminice/engine';

export const servantsOfCthulhu = defineIlluminati({
  key: 'servants-of-cthulhu',
  name: 'The Servants of Cthulhu',
  text: 'Other conspiracies want to own the world; this one would rather return it to its previous tenants. Low Power burns fastest, and nothing says the offering must belong to somebody else.',
  summary: '+2 on any attempt by your cards to destroy a group.',
  icon: 'squid-head',
  power: 9,
  income: 7,
  goal: { type: 'destroyed', atLeast: 8 },
  goalSummary:
    'Destroy eight groups in the course of the game; a rival Illuminati your attack strips of its last group counts too.',
  abilities: [{ type: 'attackBonus', amount: 2, scope: 'any', kinds: ['destroy'], target: { any: true } }],
});
