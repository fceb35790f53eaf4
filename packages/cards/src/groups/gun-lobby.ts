import { defineGroup } from '@illuminice/engine';

export const gunLobby = defineGroup({
  key: 'gun-lobby',
  name: 'Gun Lobby',
  text: 'They have read half of one sentence, with enormous attention. Almost a gift to a Conservative caller; Liberals, Communists and the Weird are met at the gate.',
  summary: 'Resistance is 10, not 3, when the attacking card is Liberal, Communist or Weird.',
  icon: 'revolver',
  power: 1,
  transferable: 0,
  resistance: 3,
  income: 1,
  alignments: ['Conservative', 'Violent'],
  inArrow: 'right',
  outArrows: ['bottom', 'left'],
  abilities: [{ type: 'resistsAlignments', alignments: ['Liberal', 'Communist', 'Weird'], resistance: 10 }],
});
