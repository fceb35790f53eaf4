import { defineGroup } from '@illuminice/engine';

export const nuclearPowerCompanies = defineGroup({
  key: 'nuclear-power-companies',
  name: 'Nuclear Power Companies',
  text: 'Perfectly safe, according to everyone who lives elsewhere. Good Power at a fair Resistance, with one exposed wire: whoever holds the Anti-Nuclear Activists has a head start at closing you down.',
  summary: '',
  icon: 'nuclear-plant',
  power: 4,
  transferable: 0,
  resistance: 4,
  income: 3,
  alignments: ['Conservative'],
  inArrow: 'right',
  outArrows: ['left'],
  abilities: [],
});
