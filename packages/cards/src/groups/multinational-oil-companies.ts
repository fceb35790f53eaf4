import { defineGroup } from '@illuminice/engine';

export const multinationalOilCompanies = defineGroup({
  key: 'multinational-oil-companies',
  name: 'Multinational Oil Companies',
  text: 'They own the well, the war over the well, and the documentary about the war. The fattest income of any group behind a very thin fence: spend part of it on the fence.',
  summary: '',
  icon: 'oil-rig',
  power: 6,
  transferable: 0,
  resistance: 4,
  income: 8,
  alignments: [],
  inArrow: 'left',
  outArrows: ['top', 'right', 'bottom'],
  abilities: [],
});
