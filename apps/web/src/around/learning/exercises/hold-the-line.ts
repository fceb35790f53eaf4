/** money on the attacked card counts twice. */
import { topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { group, PUPIL } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { decided } from './moves.ts';

const ADA = 1;
const target = group('hollywood');

export const holdTheLine: Exercise = {
  key: 'hold-the-line',
  title: () => t('exercise.hold', 'Hold the line'),
  task: () =>
    t(
      'exercise.hold.task',
      'Ada wants your Hollywood, and has paid until 16 or less is enough. The dice will show 10. You defend with 3 MB on Hollywood and 4 MB in your treasury. Keep it.',
    ),
  praise: () =>
    t(
      'exercise.hold.praise',
      'Money lying on the card under attack counts double: 3 MB took 6, the treasury did the rest.',
    ),
  names: ['', 'Ada'],
  lesson: {
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
  },
  opening: [
    { type: 'attack', seat: ADA, kind: 'control', attacker: ADA, target },
    { type: 'spend', seat: ADA, from: ADA, amount: 16 },
  ],
  asks: ['spending'],
  isSolved: (_, events) => decided(events)?.succeeded === false,
  isMissed: (_, events) => {
    const attack = decided(events);
    return attack?.succeeded
      ? t(
          'exercise.hold.missed',
          '{required} or less was enough for her 10. Look at what each treasury takes off: they are not worth the same.',
          { required: attack.required },
        )
      : undefined;
  },
  solution: (state) => {
    if (topQuestion(state)?.kind !== 'spending') return undefined;
    const { spent } = state.attack ?? {};
    if (spent?.target === 0) return { type: 'spend', from: target, amount: 3 };
    if (spent?.defenderIlluminati === 0) return { type: 'spend', from: PUPIL, amount: 1 };
    return { type: 'done' };
  },
};
