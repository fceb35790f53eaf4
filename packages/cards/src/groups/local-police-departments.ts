import { defineGroup } from '@illuminice/engine';

export const localPoliceDepartments = defineGroup({
  key: 'local-police-departments',
  name: 'Local Police Departments',
  text: 'To protect, to serve, and to park wherever they like. No Power to call their own, but three alignments on one badge help anybody who must show a complete set.',
  summary: '',
  icon: 'police-officer-head',
  power: 0,
  transferable: 0,
  resistance: 4,
  income: 1,
  alignments: ['Conservative', 'Straight', 'Violent'],
  inArrow: 'left',
  outArrows: [],
  abilities: [],
});
