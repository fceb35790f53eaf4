import { defineGroup } from '@illuminice/engine';

export const trekkies = defineGroup({
  key: 'trekkies',
  name: 'Trekkies',
  text: 'Boldly going to the same hotel every summer. Three MB a turn from people who never attack anyone is a bargain, and S.M.O.F. has noticed as well.',
  summary: '',
  icon: 'spock-hand',
  power: 0,
  transferable: 0,
  resistance: 4,
  income: 3,
  alignments: ['Weird', 'Fanatic'],
  inArrow: 'right',
  outArrows: [],
  abilities: [],
});
