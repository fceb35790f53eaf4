import { defineSpecial } from '@illuminice/engine';

export const senateInvestigatingCommittee = defineSpecial({
  key: 'senate-investigating-committee',
  name: 'Senate Investigating Committee',
  text: 'The summons comes with breakfast, and the hearing lasts until nobody recalls the question. A whole turn gone: aim it at whoever was about to win with it.',
  summary: 'An opponent loses the whole turn that is just beginning.',
  icon: 'banging-gavel',
  copies: 1,
  timing: "Start of an opponent's turn",
  effect: { type: 'losesTurn' },
});
