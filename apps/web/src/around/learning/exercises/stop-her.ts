/** a privileged attack is opened again, and then paid against. */
import { group, PUPIL, special } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';

const ADA = 1;
const target = group('american-autoduel-association');

export const stopHer: Exercise = {
  key: 'stop-her',
  texts: { key: 'stop-her' },
  names: ['', 'Ada'],
  begins: {
    position: {
      seats: [
        {
          illuminati: 'network',
          money: 4,
          specials: ['deep-agent'],
          structure: [{ group: 'video-games', on: 'left' }],
        },
        {
          illuminati: 'society-of-assassins',
          money: 7,
          specials: ['whispering-campaign'],
          structure: [
            { group: 'kgb', on: 'left', puppets: [{ group: 'gun-lobby', on: 'bottom' }] },
            { group: 'loan-sharks', on: 'right', puppets: [{ group: 'cycle-gangs', on: 'right' }] },
            { group: 'professional-sports', on: 'top' },
          ],
        },
      ],
      uncontrolled: ['american-autoduel-association', 'boy-sprouts'],
      deck: ['fbi', 'texas', 'mafia', 'moonies'],
      turn: { seat: ADA },
    },
    dice: [[4, 6]],
    pupil: PUPIL,
  },
  opening: [
    {
      type: 'attack',
      seat: ADA,
      kind: 'control',
      attacker: ADA,
      target,
      aids: [group('kgb')],
      privilege: { discard: special('whispering-campaign') },
    },
    { type: 'default', seat: PUPIL },
    { type: 'spend', seat: ADA, from: ADA, amount: 7 },
  ],
  asks: ['spending'],
  judged: {
    by: 'facts',
    solved: { is: 'attackEnded', succeeded: false },
    missed: [
      {
        when: {
          all: [
            { is: 'attackEnded', succeeded: true },
            { is: 'holdsSpecials', seat: PUPIL },
          ],
        },
        text: 'closed',
      },
      { when: { is: 'attackEnded', succeeded: true }, text: 'less' },
    ],
    solution: [
      { asked: 'spending', when: { is: 'privileged' }, do: { type: 'play', card: special('deep-agent') } },
      {
        asked: 'spending',
        when: { is: 'unspent', part: 'interfereAgainst' },
        do: { type: 'spend', from: PUPIL, amount: 3, side: 'against' },
      },
      { asked: 'spending', do: { type: 'done' } },
    ],
  },
};
