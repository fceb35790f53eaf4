/** far from the Illuminati protection is thin, and power that is cut off no longer counts. */
import { topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { group, PUPIL, special } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { payAllAgainst, turnIsOver } from './moves.ts';

const target = group('south-american-nazis');

export const cutTheString: Exercise = {
  key: 'cut-the-string',
  title: () => t('exercise.cut', 'Cut the string'),
  task: () =>
    t(
      'exercise.cut.task',
      'Ada has 37 Power and wins with 35 as soon as your turn ends. You are the Assassins: +4 when you neutralize. The dice will show 10, she has 3 MB, you have 1 MB and a card to give up. Cut something away.',
    ),
  praise: () =>
    t(
      'exercise.cut.praise',
      'Three strings away from her Illuminati only 2 points of protection are left, and privilege kept her money out.',
    ),
  names: ['', 'Ada'],
  lesson: {
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
  },
  asks: ['spending', 'placement'],
  rival: payAllAgainst,
  isSolved: (state) => state.turn.seat !== PUPIL && state.over === undefined,
  isMissed: (state) => {
    if (!turnIsOver(state)) return undefined;
    return state.money[1] === 3
      ? t(
          'exercise.cut.missed',
          'Nothing was cut, and Ada wins. The nearer a card is to her Illuminati, the better it is protected: 10, 5, then only 2.',
        )
      : t('exercise.cut.paid', 'Ada paid for her victory. Close your attack to her money before you announce it.');
  },
  solution: (state) => {
    if (topQuestion(state)?.kind === 'spending') return { type: 'done' };
    if (state.turn.actionsUsed > 0) return { type: 'endTurn' };
    return {
      type: 'attack',
      kind: 'neutralize',
      attacker: PUPIL,
      target,
      privilege: { discard: special('media-campaign') },
    };
  },
};
