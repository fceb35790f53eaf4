/** an arrow that is vacant and yet blocked; a move makes room. */
import { group, PUPIL } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { spendOnce } from './rules.ts';

const target = group('militia');
const own = ['kgb', 'comic-books', 'society-for-creative-anarchism', 'fnord-motor-company', 'goldfish-fanciers'].map(
  group,
);

export const fitTheArm: Exercise = {
  key: 'fit-the-arm',
  texts: { key: 'fit-the-arm' },
  names: ['', 'Ada'],
  begins: {
    position: {
      seats: [
        {
          illuminati: 'network',
          money: 6,
          structure: [
            {
              group: 'kgb',
              on: 'left',
              puppets: [
                {
                  group: 'comic-books',
                  on: 'bottom',
                  puppets: [{ group: 'society-for-creative-anarchism', on: 'top' }],
                },
              ],
            },
            { group: 'fnord-motor-company', on: 'right' },
            { group: 'goldfish-fanciers', on: 'top' },
          ],
        },
        { illuminati: 'bermuda-triangle', structure: [{ group: 'yuppies', on: 'left' }] },
      ],
      uncontrolled: ['militia', 'boy-sprouts'],
      deck: ['fbi', 'texas', 'mafia', 'moonies'],
    },
    dice: [[6, 4]],
    pupil: PUPIL,
  },
  asks: ['spending', 'placement'],
  judged: {
    by: 'facts',
    solved: { all: [{ is: 'turnEnded' }, { is: 'owns', cards: [target, ...own] }] },
    missed: [
      { when: { not: { is: 'owns', cards: own } }, text: 'lost' },
      { when: { is: 'attackEnded', succeeded: false }, text: 'failed' },
      { when: { is: 'turnEnded' }, text: 'idle' },
    ],
    solution: [
      ...spendOnce(PUPIL, 5),
      { asked: 'placement', do: { type: 'placeAnywhere' } },
      {
        when: { not: { is: 'acted' } },
        do: {
          type: 'move',
          group: group('society-for-creative-anarchism'),
          host: group('fnord-motor-company'),
          side: 1,
        },
      },
      { when: { is: 'owns', cards: [target] }, do: { type: 'endTurn' } },
      { do: { type: 'attack', kind: 'control', attacker: PUPIL, target, aids: [group('kgb')] } },
    ],
  },
};
