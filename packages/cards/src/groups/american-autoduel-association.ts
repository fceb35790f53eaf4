import { defineGroup } from '@illuminice/engine';

export const americanAutoduelAssociation = defineGroup({
  key: 'american-autoduel-association',
  name: 'American Autoduel Association',
  text: 'Road rage with a rulebook and a sponsor. One arrow and one point of Power win no wars, but behind that much armour plate it makes a dependable link in a chain.',
  summary: '',
  icon: 'city-car',
  power: 1,
  transferable: 0,
  resistance: 5,
  income: 1,
  alignments: ['Violent', 'Weird'],
  inArrow: 'left',
  outArrows: ['right'],
  abilities: [],
});
