/** The table of the third lesson, and what is said at it: see test/unit/third-lesson.test.ts. */
import type { PromiseInfo, ProposalInfo } from '../../../session/stores/index.ts';
import { group, type Lesson, PUPIL } from '../lesson/index.ts';

export const ADA = 1;

export const CARDS = {
  autoduel: group('american-autoduel-association'),
  moonies: group('moonies'),
} as const;

export const THIRD_POSITION: Lesson = {
  position: {
    seats: [
      {
        illuminati: 'bermuda-triangle',
        money: 12,
        turnsTaken: 3,
        structure: [
          { group: 'american-autoduel-association', on: 'right' },
          { group: 'yuppies', on: 'left' },
        ],
      },
      {
        illuminati: 'society-of-assassins',
        money: 16,
        turnsTaken: 3,
        structure: [
          { group: 'kgb', on: 'left', puppets: [{ group: 'gun-lobby', on: 'bottom' }] },
          { group: 'loan-sharks', on: 'right', puppets: [{ group: 'cycle-gangs', on: 'right' }] },
        ],
      },
      {
        illuminati: 'gnomes-of-zurich',
        money: 60,
        turnsTaken: 3,
        structure: [{ group: 'hollywood', on: 'right', money: 10 }],
      },
    ],
    uncontrolled: ['moonies', 'texas'],
    deck: ['boy-sprouts', 'flat-earthers', 'goldfish-fanciers', 'post-office', 'copy-shops', 'fast-food-chains'],
    turn: { seat: ADA },
  },
  // Ada takes the Moonies; later Ada attacks the pupil, and fails.
  dice: [
    [3, 2],
    [6, 5],
  ],
  pupil: PUPIL,
};

/** "If you stay out of my next attack, I do not attack you for two turns." */
export const PEACE: ProposalInfo = {
  id: 'peace',
  by: ADA,
  to: [PUPIL],
  terms: [
    { by: ADA, promise: { kind: 'peace', turns: 2 } },
    { by: PUPIL, promise: { kind: 'stayOut' } },
  ],
  at: 0,
  answers: [],
};

/** "If you pay me 4 MB on your next turn, I do not attack you for two turns." */
export const PEACE_AGAIN: ProposalInfo = {
  ...PEACE,
  id: 'again',
  terms: [
    { by: ADA, promise: { kind: 'peace', turns: 2 } },
    { by: PUPIL, promise: { kind: 'pay', amount: 4 } },
  ],
};

export const AGREED: ProposalInfo = { ...PEACE, answers: [{ seat: PUPIL, yes: true }], holds: true, end: 'held' };

const given = { text: '', proposal: PEACE.id, state: 'open' } as const;
export const OWN_WORD: PromiseInfo = { ...given, serial: 1, from: PUPIL, to: ADA, promise: { kind: 'stayOut' } };
export const ADAS_WORD: PromiseInfo = {
  ...given,
  serial: 2,
  from: ADA,
  to: PUPIL,
  promise: { kind: 'peace', turns: 2 },
};
export const OWN_KEPT: PromiseInfo = { ...OWN_WORD, state: 'kept' };
export const ADAS_BROKEN: PromiseInfo = {
  ...ADAS_WORD,
  state: 'broken',
  broken: { at: 0, deed: { kind: 'attacked', attacker: ADA, target: CARDS.autoduel } },
};
