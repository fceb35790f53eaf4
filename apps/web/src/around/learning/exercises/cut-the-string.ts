/** far from the Illuminati protection is thin, and power that is cut off no longer counts. */
import { group, PUPIL, special } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';

const ADA = 1;

export const cutTheString: Exercise = {
  key: 'cut-the-string',
  texts: { key: 'cut-the-string' },
  names: ['', 'Ada'],
  begins: {
    position: {
      seats: [
        {
          illuminati: 'society-of-assassins',
          money: 1,
          specials: ['media-campaign'],
          structure: [{ group: 'boy-sprouts', on: 'right' }],
        },
        {
          illuminati: 'bavarian-illuminati',
          money: 3,
          structure: [
            {
              group: 'pentagon',
              on: 'left',
              puppets: [{ group: 'cia', on: 'left', puppets: [{ group: 'south-american-nazis', on: 'bottom' }] }],
            },
            { group: 'texas', on: 'right', puppets: [{ group: 'loan-sharks', on: 'right' }] },
          ],
        },
      ],
      uncontrolled: ['moonies', 'trekkies'],
      deck: ['fbi', 'mafia', 'yuppies', 'hackers'],
    },
    dice: [[6, 4]],
    pupil: PUPIL,
  },
  asks: ['spending', 'placement'],
  rivals: [{ seat: ADA, asked: 'spending', do: { type: 'payAllAgainst' } }],
  judged: {
    by: 'facts',
    solved: { all: [{ is: 'turnEnded' }, { not: { is: 'over' } }] },
    missed: [
      { when: { all: [{ is: 'turnEnded' }, { is: 'has', seat: ADA, money: 3 }] }, text: 'missed' },
      { when: { is: 'turnEnded' }, text: 'paid' },
    ],
    solution: [
      { asked: 'spending', do: { type: 'done' } },
      { when: { is: 'acted' }, do: { type: 'endTurn' } },
      {
        do: {
          type: 'attack',
          kind: 'neutralize',
          attacker: PUPIL,
          target: group('south-american-nazis'),
          privilege: { discard: special('media-campaign') },
        },
      },
    ],
  },
};
