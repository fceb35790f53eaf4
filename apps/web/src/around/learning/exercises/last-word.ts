/** after the roll the last effective card decides. */
import { group, PUPIL, special } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import type { Fact } from './facts.ts';

const ADA = 1;
const target = group('hollywood');
const MURPHY = special('murphys-law');
const FAILED: Fact = { is: 'attackEnded', succeeded: false };

export const lastWord: Exercise = {
  key: 'last-word',
  texts: { key: 'last-word' },
  names: ['', 'Ada'],
  begins: {
    position: {
      seats: [
        {
          illuminati: 'ufos',
          money: 4,
          goal: 'network',
          specials: ['assassination', 'secrets-man-was-not-meant-to-know'],
          structure: [{ group: 'boy-sprouts', on: 'right' }],
        },
        {
          illuminati: 'bermuda-triangle',
          specials: ['murphys-law'],
          structure: [{ group: 'yuppies', on: 'left' }],
        },
      ],
      uncontrolled: ['hollywood', 'moonies'],
      deck: ['fbi', 'mafia', 'texas', 'hackers'],
      turn: { actionsUsed: 1 },
    },
    dice: [[6, 5]],
    pupil: PUPIL,
  },
  asks: ['spending', 'placement', 'roll', 'secrets'],
  // Ada answers a changed roll with Murphy's Law.
  rivals: [
    {
      seat: ADA,
      asked: 'roll',
      when: {
        all: [
          { is: 'rolled', roll: 2 },
          { is: 'holdsSpecials', seat: ADA },
        ],
      },
      do: { type: 'play', card: MURPHY },
    },
  ],
  judged: {
    by: 'facts',
    solved: { is: 'owns', cards: [target] },
    missed: [
      { when: { all: [FAILED, { is: 'discarded', special: MURPHY }] }, text: 'murphy' },
      { when: FAILED, text: 'eleven' },
      { when: { is: 'turnEnded' }, text: 'idle' },
    ],
    solution: [
      { asked: 'spending', do: { type: 'done' } },
      { asked: 'placement', do: { type: 'placeAnywhere' } },
      { asked: 'roll', when: { is: 'rolled', roll: 11 }, do: { type: 'play', card: special('assassination') } },
      { asked: 'roll', do: { type: 'decline' } },
      {
        asked: 'secrets',
        when: { is: 'playing', seat: ADA },
        do: { type: 'play', card: special('secrets-man-was-not-meant-to-know') },
      },
      { asked: 'secrets', do: { type: 'decline' } },
      { do: { type: 'attack', kind: 'control', attacker: PUPIL, target } },
    ],
  },
};
