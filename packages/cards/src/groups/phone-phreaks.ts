import { defineGroup } from '@illuminice/engine';

export const phonePhreaks = defineGroup({
  key: 'phone-phreaks',
  name: 'Phone Phreaks',
  text: 'One toy whistle at the right pitch, and a continent picks up. Barely defended and barely useful, until the day the Phone Company comes within reach.',
  summary: '+3 on any attack by your cards, of any kind, against the Phone Company.',
  icon: 'candlestick-phone',
  power: 0,
  transferable: 1,
  resistance: 1,
  income: 1,
  alignments: ['Criminal', 'Liberal'],
  inArrow: 'left',
  outArrows: [],
  abilities: [
    {
      type: 'attackBonus',
      amount: 3,
      scope: 'any',
      kinds: ['control', 'neutralize', 'destroy'],
      target: { cards: ['phone-company'] },
    },
  ],
});
