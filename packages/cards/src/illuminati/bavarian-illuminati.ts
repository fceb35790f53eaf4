import { defineIlluminati } from '@illuminice/engine';

export const bavarianIlluminati = defineIlluminati({
  key: 'bavarian-illuminati',
  name: 'The Bavarian Illuminati',
  text: 'Founded in a lecture hall, banned within the decade, and writing the bans ever since. Buy silence for the one attack that matters and simply grow: no group is too big to fit your plans.',
  summary: 'Once per turn, pay 5 MB from this treasury when announcing an attack to make it privileged.',
  icon: 'barn-owl',
  power: 10,
  income: 9,
  goal: { type: 'power', atLeast: 35 },
  goalSummary: "Total Power of 35 or more, this card's own included.",
  abilities: [{ type: 'buysPrivilege', cost: 5 }],
});
