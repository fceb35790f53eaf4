/** privilege keeps the richest rival out. */
import { topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { group, PUPIL, special } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { payAllAgainst, place, spendOnce, turnIsOver, won } from './moves.ts';

export const winThisTurn: Exercise = {
  key: 'win-this-turn',
  title: () => t('exercise.win', 'Win this turn'),
  task: () =>
    t(
      'exercise.win.task',
      'Four Weird groups are yours, the fifth lies on the table. The dice will show 10. Ada has 12 MB and would spend all of it to stop you. Win before she gets a turn.',
    ),
  praise: () =>
    t('exercise.win.praise', 'Nobody may interfere with a privileged attack: her 12 MB were worth nothing.'),
  names: ['', 'Ada'],
  lesson: {
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
  },
  asks: ['spending', 'placement'],
  rival: payAllAgainst,
  isSolved: won,
  isMissed: (state, events) => {
    if (!turnIsOver(state)) return undefined;
    return events.length === 0 || state.money[1] === 12
      ? t('exercise.win.idle', 'The turn is over, and the fifth Weird group is still missing.')
      : t(
          'exercise.win.missed',
          'Ada paid against you. An attack can be closed to everybody else when it is announced, if you give up a card for it.',
        );
  },
  solution: (state) => {
    const question = topQuestion(state)?.kind;
    if (question === 'spending') return spendOnce(state, 2);
    if (question === 'placement') return place(state);
    if (state.turn.actionsUsed > 0) return { type: 'endTurn' };
    return {
      type: 'attack',
      kind: 'control',
      attacker: PUPIL,
      target: group('trekkies'),
      privilege: { discard: special('media-campaign') },
    };
  },
};
