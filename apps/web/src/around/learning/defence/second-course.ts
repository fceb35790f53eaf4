/** The second lesson: the third turn, where money lies, defending, calling off (B-11). */
import { t } from '../../../base/i18n/index.ts';
import type { Course } from '../tutorial/index.ts';
import { SECOND_POSITION } from './second-position.ts';
import { THIRD_TURN_DANGER } from './third-turn-danger.ts';
import { UNDER_ATTACK } from './under-attack.ts';

export const SECOND_COURSE: Course = {
  key: 'second-lesson',
  title: () => t('second.title', 'Second lesson'),
  chapters: [
    { key: 'danger', name: () => t('chapter.danger', 'The third turn') },
    { key: 'treasuries', name: () => t('chapter.treasuries', 'Where money lies') },
    { key: 'defence', name: () => t('chapter.defence', 'Defending') },
    { key: 'callOff', name: () => t('chapter.callOff', 'Calling off') },
  ],
  steps: [...THIRD_TURN_DANGER, ...UNDER_ATTACK],
  begins: SECOND_POSITION,
  rivals: ['Ada', 'Ben'],
  farewell: () =>
    t(
      'second.farewell',
      'You know now how not to lose: a Group before your third turn ends, money where it is needed, double on the card under attack, and no roll you need not take.',
    ),
};
