import { defineIlluminati } from '@illuminice/engine';

export const discordianSociety = defineIlluminati({
  key: 'discordian-society',
  name: 'The Discordian Society',
  text: 'The only conspiracy that keeps its secrets by mislaying them. The Weird come running, the Straight and the Government cannot lay a finger on what is yours, and rivals have to send somebody stranger.',
  summary:
    '+4 on any attempt by your cards to control a Weird group. No Government or Straight group of another player may attack your groups or aid such an attack.',
  icon: 'shiny-apple',
  power: 8,
  income: 8,
  goal: { type: 'alignmentCount', alignment: 'Weird', atLeast: 5 },
  goalSummary: 'Control five Weird groups.',
  abilities: [
    { type: 'attackBonus', amount: 4, scope: 'any', kinds: ['control'], target: { alignment: 'Weird' } },
    { type: 'immunity', from: ['Government', 'Straight'] },
  ],
});
