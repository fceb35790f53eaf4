import { defineIlluminati } from '@illuminice/engine';

export const bermudaTriangle = defineIlluminati({
  key: 'bermuda-triangle',
  name: 'The Bermuda Triangle',
  text: 'Ships, aircraft and awkward ledgers go in; nothing comes out in the same order. Collect one of everything, then rebuild overnight so that the fragile pieces sleep closest to you.',
  summary: 'At the end of your turn, rearrange your whole power structure as you like.',
  icon: 'sinking-ship',
  power: 8,
  income: 9,
  goal: { type: 'allAlignments' },
  goalSummary: 'Control groups that show all ten alignments between them.',
  abilities: [{ type: 'reorganizesStructure' }],
});
