/** after the roll the last effective card decides. */
import { type SeatCommand, type State, topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { group, PUPIL, special } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { place, turnIsOver } from './moves.ts';

const ADA = 1;
const target = group('hollywood');
const ASSASSINATION = special('assassination');
const MURPHY = special('murphys-law');
const SECRETS = special('secrets-man-was-not-meant-to-know');

/** Ada answers a changed roll with Murphy's Law. */
function adaAnswers({ attack, hands, questions }: State, seat: number): SeatCommand | undefined {
  const changed = questions.at(-1)?.kind === 'roll' && attack?.roll === 2;
  return seat === ADA && changed && hands[ADA]?.length ? { type: 'play', card: MURPHY } : undefined;
}

export const lastWord: Exercise = {
  key: 'last-word',
  title: () => t('exercise.word', 'The last word'),
  task: () =>
    t(
      'exercise.word.task',
      'Take Hollywood this turn. It offers no resistance, but the dice will show 11, which always fails, and Ada holds one card she is very proud of. You have two.',
    ),
  praise: () =>
    t(
      'exercise.word.praise',
      'Assassination made it a 2, Murphy’s Law would have made it a 12, and what man was not meant to know stayed unknown: the last card standing decides.',
    ),
  names: ['', 'Ada'],
  lesson: {
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
  },
  asks: ['spending', 'placement', 'roll', 'secrets'],
  rival: adaAnswers,
  isSolved: ({ owner }) => owner[target] === PUPIL,
  isMissed: (state, events) => {
    if (!events.some((event) => event.type === 'attackDecided' && !event.succeeded))
      return turnIsOver(state)
        ? t('exercise.word.idle', 'The turn is over. Hollywood will not come by itself.')
        : undefined;
    if (state.discard.includes(MURPHY))
      return t(
        'exercise.word.murphy',
        'Murphy’s Law had the last word. Your other card answers Specials, while their window is open.',
      );
    return t(
      'exercise.word.eleven',
      '11 fails, whatever your power is. Between the roll and its result there is a moment to play a card.',
    );
  },
  solution: (state) => {
    const question = topQuestion(state);
    if (question?.kind === 'spending') return { type: 'done' };
    if (question?.kind === 'placement') return place(state);
    if (question?.kind === 'roll')
      return state.attack?.roll === 11 ? { type: 'play', card: ASSASSINATION } : { type: 'decline' };
    if (question?.kind === 'secrets')
      return question.subject.seat === ADA ? { type: 'play', card: SECRETS } : { type: 'decline' };
    return { type: 'attack', kind: 'control', attacker: PUPIL, target };
  },
};
