import { defineIlluminati } from '@illuminice/engine';

export const gnomesOfZurich = defineIlluminati({
  key: 'gnomes-of-zurich',
  name: 'The Gnomes of Zurich',
  text: 'They do not rule the world; they merely hold its mortgage. Hoard politely and keep the piles stacked: by the time the table begins to count, the interest has compounded.',
  summary: 'At the end of your turn, move money freely between all your cards.',
  icon: 'bad-gnome',
  power: 7,
  income: 12,
  goal: { type: 'money', atLeast: 150 },
  goalSummary: "150 MB in all your treasuries together, this card's included.",
  abilities: [{ type: 'redistributesMoney' }],
});
