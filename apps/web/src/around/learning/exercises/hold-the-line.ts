/** money on the attacked card counts twice. */
import { group, PUPIL } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';

const ADA = 1;
const target = group('hollywood');

export const holdTheLine: Exercise = {
  key: 'hold-the-line',
  texts: { key: 'hold-the-line' },
  names: ['', 'Ada'],
  begins: {
    position: {
      seats: [
        {
          illuminati: 'gnomes-of-zurich',
          money: 4,
          structure: [
            { group: 'hollywood', on: 'right', money: 3 },
            { group: 'yuppies', on: 'left', money: 6 },
          ],
        },
        { illuminati: 'bavarian-illuminati', money: 16, structure: [{ group: 'pentagon', on: 'left' }] },
      ],
      uncontrolled: ['boy-sprouts', 'moonies'],
      deck: ['fbi', 'texas', 'mafia', 'trekkies'],
      turn: { seat: ADA },
    },
    dice: [[5, 5]],
    pupil: PUPIL,
  },
  opening: [
    { type: 'attack', seat: ADA, kind: 'control', attacker: ADA, target },
    { type: 'spend', seat: ADA, from: ADA, amount: 16 },
  ],
  asks: ['spending'],
  judged: {
    by: 'facts',
    solved: { is: 'attackEnded', succeeded: false },
    missed: [{ when: { is: 'attackEnded', succeeded: true }, text: 'missed' }],
    solution: [
      { asked: 'spending', when: { is: 'unspent', part: 'target' }, do: { type: 'spend', from: target, amount: 3 } },
      {
        asked: 'spending',
        when: { is: 'unspent', part: 'defenderIlluminati' },
        do: { type: 'spend', from: PUPIL, amount: 1 },
      },
      { asked: 'spending', do: { type: 'done' } },
    ],
  },
};
