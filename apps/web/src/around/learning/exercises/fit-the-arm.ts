/** an arrow that is vacant and yet blocked; a move makes room. */
import { topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { group, PUPIL } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { place, spendOnce, turnIsOver } from './moves.ts';

const target = group('militia');
const inTheWay = group('society-for-creative-anarchism');
const own = ['kgb', 'comic-books', 'society-for-creative-anarchism', 'fnord-motor-company', 'goldfish-fanciers'].map(
  group,
);

export const fitTheArm: Exercise = {
  key: 'fit-the-arm',
  title: () => t('exercise.fit', 'Fit the arm'),
  task: () =>
    t(
      'exercise.fit.task',
      'The Militia must be yours by the end of this turn, and nobody may be left behind. Only your Illuminati card is strong enough, but the arrow it has left is blocked. The dice will show 10; you have 6 MB.',
    ),
  praise: () =>
    t('exercise.fit.praise', 'Moving an arm costs an action and never a card. With room below, the rest was money.'),
  names: ['', 'Ada'],
  lesson: {
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
  },
  asks: ['spending', 'placement'],
  isSolved: (state) => turnIsOver(state) && [target, ...own].every((card) => state.owner[card] === PUPIL),
  isMissed: (state, events) => {
    if (own.some((card) => state.owner[card] !== PUPIL))
      return t(
        'exercise.fit.lost',
        'That made room, but somebody was left behind. An arm can be moved instead of dropped.',
      );
    if (events.some((event) => event.type === 'attackDecided' && !event.succeeded))
      return t(
        'exercise.fit.failed',
        'The dice show 10, and you need 10 or less. Count again what attacks, what aids and what you pay.',
      );
    return turnIsOver(state)
      ? t('exercise.fit.idle', 'The turn is over and the Militia is still free. What covers the place below your card?')
      : undefined;
  },
  solution: (state) => {
    const question = topQuestion(state)?.kind;
    if (question === 'spending') return spendOnce(state, 5);
    if (question === 'placement') return place(state);
    if (state.turn.actionsUsed === 0)
      return { type: 'move', group: inTheWay, host: group('fnord-motor-company'), side: 1 };
    if (state.owner[target] === PUPIL) return { type: 'endTurn' };
    return { type: 'attack', kind: 'control', attacker: PUPIL, target, aids: [group('kgb')] };
  },
};
