/** a privileged attack is opened again, and then paid against. */
import { topQuestion } from '@illuminice/engine';
import { t } from '../../../base/i18n/index.ts';
import { group, PUPIL, special } from '../lesson/index.ts';
import type { Exercise } from './exercise.ts';
import { decided } from './moves.ts';

const ADA = 1;
const DEEP_AGENT = special('deep-agent');
const target = group('american-autoduel-association');

export const stopHer: Exercise = {
  key: 'stop-her',
  title: () => t('exercise.stop', 'Stop her'),
  task: () =>
    t(
      'exercise.stop.task',
      'With a sixth Violent group Ada wins, and her attack on the Autoduellists is on: privileged, 12 or less. The dice will show 10. You have 4 MB and one card. Stop her.',
    ),
  praise: () =>
    t(
      'exercise.stop.praise',
      'First the Deep Agent opened the door, then your money went through it: 12 became 9 or less.',
    ),
  names: ['', 'Ada'],
  lesson: {
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
  isSolved: (_, events) => decided(events)?.succeeded === false,
  isMissed: (state, events) => {
    const attack = decided(events);
    if (!attack?.succeeded) return undefined;
    if (state.hands[PUPIL]?.length)
      return t(
        'exercise.stop.closed',
        'A privileged attack lets nobody in. Your card can change that, as long as the dice lie still.',
      );
    return t(
      'exercise.stop.less',
      'The door was open, but {required} or less was still enough for a 10. How much must you pay to make it 9?',
      { required: attack.required },
    );
  },
  solution: (state) => {
    if (topQuestion(state)?.kind !== 'spending') return undefined;
    if (state.attack?.privileged) return { type: 'play', card: DEEP_AGENT };
    if (state.attack?.spent.interfereAgainst === 0) return { type: 'spend', from: PUPIL, amount: 3, side: 'against' };
    return { type: 'done' };
  },
};
