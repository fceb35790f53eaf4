/** privilege keeps the richest rival out. */
import { group, PUPIL, special } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { spendOnce } from './rules.ts';

const ADA = 1;

export const winThisTurn: Exercise = {
  key: 'win-this-turn',
  texts: { key: 'win-this-turn' },
  names: ['', 'Ada'],
  begins: {
    position: {
      seats: [
        {
          illuminati: 'discordian-society',
          money: 6,
          specials: ['media-campaign'],
          structure: [
            { group: 'hackers', on: 'left', puppets: [{ group: 'smof', on: 'top' }] },
            { group: 'tabloids', on: 'right' },
            { group: 'comic-books', on: 'top' },
          ],
        },
        { illuminati: 'bermuda-triangle', money: 12, structure: [{ group: 'yuppies', on: 'left' }] },
      ],
      uncontrolled: ['trekkies', 'moonies'],
      deck: ['kkk', 'fbi', 'texas', 'mafia'],
    },
    dice: [[5, 5]],
    pupil: PUPIL,
  },
  asks: ['spending', 'placement'],
  rivals: [{ seat: ADA, asked: 'spending', do: { type: 'payAllAgainst' } }],
  judged: {
    by: 'facts',
    solved: { is: 'won' },
    missed: [
      { when: { all: [{ is: 'turnEnded' }, { is: 'has', seat: ADA, money: 12 }] }, text: 'idle' },
      { when: { is: 'turnEnded' }, text: 'missed' },
    ],
    solution: [
      ...spendOnce(PUPIL, 2),
      { asked: 'placement', do: { type: 'placeAnywhere' } },
      { when: { is: 'acted' }, do: { type: 'endTurn' } },
      {
        do: {
          type: 'attack',
          kind: 'control',
          attacker: PUPIL,
          target: group('trekkies'),
          privilege: { discard: special('media-campaign') },
        },
      },
    ],
  },
};
