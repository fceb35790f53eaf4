import { defineGroup } from '@illuminice/engine';

export const antiNuclearActivists = defineGroup({
  key: 'anti-nuclear-activists',
  name: 'Anti-Nuclear Activists',
  text: 'They want the reactor closed, the lights off and the minutes printed on both sides. Hold them, and the nuclear industry becomes a much easier thing to bring down.',
  summary: '+2 on any attempt by your cards to destroy the Nuclear Power Companies.',
  icon: 'radioactive',
  power: 2,
  transferable: 0,
  resistance: 5,
  income: 1,
  alignments: ['Liberal'],
  inArrow: 'left',
  outArrows: ['top'],
  abilities: [
    {
      type: 'attackBonus',
      amount: 2,
      scope: 'any',
      kinds: ['destroy'],
      target: { cards: ['nuclear-power-companies'] },
    },
  ],
});
