/** The first game: a whole one, from income to victory. */
import { t } from '../../../base/i18n/index.ts';
import { chapterName } from './chapter-names.ts';
import type { Course } from './course.ts';
import { FIRST_GAME } from './first-game.ts';
import { FIRST_TURN } from './first-turn.ts';
import { RIVALS_TURNS } from './rivals-turns.ts';
import { SECOND_TURN } from './second-turn.ts';
import { CHAPTERS } from './step.ts';
import { THIRD_TURN } from './third-turn.ts';

export const FIRST_COURSE: Course = {
  key: 'first-game',
  title: () => t('tutorial.title', 'First game'),
  chapters: CHAPTERS.map((key) => ({ key, name: () => chapterName(key) })),
  steps: [...FIRST_TURN, ...RIVALS_TURNS, ...SECOND_TURN, ...THIRD_TURN],
  begins: FIRST_GAME,
  rivals: ['Ada', 'Ben'],
  farewell: () =>
    t(
      'tutorial.farewell',
      'That was a whole game: income, attacks of all three kinds, money, aid, deals and privilege. Everything else stands in the rulebook, one press away at every table.',
    ),
};
