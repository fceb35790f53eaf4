import { defineIlluminati } from '@illuminice/engine';

export const societyOfAssassins = defineIlluminati({
  key: 'society-of-assassins',
  name: 'The Society of Assassins',
  text: 'A hand on the shoulder, a name crossed out, a chair suddenly free. Cut rival groups loose at a discount, then gather the Violent ones before their owners have found the door.',
  summary: '+4 on any attempt by your cards to neutralize a group.',
  icon: 'cloak-dagger',
  power: 8,
  income: 8,
  goal: { type: 'alignmentCount', alignment: 'Violent', atLeast: 6 },
  goalSummary: 'Control six Violent groups.',
  abilities: [{ type: 'attackBonus', amount: 4, scope: 'any', kinds: ['neutralize'], target: { any: true } }],
});
