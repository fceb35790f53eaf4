import { defineGroup } from '@illuminice/engine';

export const smof = defineGroup({
  key: 'smof',
  name: 'S.M.O.F.',
  text: 'They run the committee that runs the conventions, and they chose your hotel. Frail and penniless, but born recruiters of fandom, provided they do the asking themselves.',
  summary: 'When this group itself attacks to control: +5 against the Science Fiction Fans, +2 against the Trekkies.',
  icon: 'rule-book',
  power: 1,
  transferable: 0,
  resistance: 1,
  income: 0,
  alignments: ['Weird'],
  inArrow: 'right',
  outArrows: ['top', 'bottom'],
  abilities: [
    {
      type: 'attackBonus',
      amount: 5,
      scope: 'direct',
      kinds: ['control'],
      target: { cards: ['science-fiction-fans'] },
    },
    { type: 'attackBonus', amount: 2, scope: 'direct', kinds: ['control'], target: { cards: ['trekkies'] } },
  ],
});
