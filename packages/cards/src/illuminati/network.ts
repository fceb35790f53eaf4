import { defineIlluminati } from '@illuminice/engine';

export const network = defineIlluminati({
  key: 'network',
  name: 'The Network',
  text: 'Every machine you trust has a friend it never mentions. Two cards a turn give you first sight of everything new; gather the groups that lend Power and let the others flex.',
  summary: 'Draws two cards instead of one each turn.',
  icon: 'mesh-network',
  power: 7,
  income: 9,
  goal: { type: 'transferable', atLeast: 25 },
  goalSummary: "Total transferable Power of 25 or more, this card's own included.",
  abilities: [{ type: 'drawsCards', cards: 2 }],
});
