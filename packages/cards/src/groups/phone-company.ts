import { defineGroup } from '@illuminice/engine';

export const phoneCompany = defineGroup({
  key: 'phone-company',
  name: 'The Phone Company',
  text: 'Please hold; your call is important to several people. Strong, neutral and ready to lend, with one crossed wire: it never found out how the Phone Phreaks do it.',
  summary: '',
  icon: 'rotary-phone',
  power: 5,
  transferable: 2,
  resistance: 6,
  income: 3,
  alignments: [],
  inArrow: 'left',
  outArrows: ['right', 'bottom'],
  abilities: [],
});
