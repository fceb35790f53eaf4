/** The third lesson: reading goals, offers, words that are kept and words that are broken (B-11, R-14). */
import { t } from '../../../base/i18n/index.ts';
import type { Course } from '../tutorial/index.ts';
import { BETRAYAL_AND_AFTER } from './betrayal-and-after.ts';
import { OFFERS_AND_WORDS } from './offers-and-words.ts';
import { THIRD_POSITION } from './third-position.ts';

export const THIRD_COURSE: Course = {
  key: 'third-lesson',
  title: () => t('third.title', 'Third lesson'),
  chapters: [
    { key: 'goals', name: () => t('chapter.goals', 'Reading goals') },
    { key: 'offers', name: () => t('chapter.offers', 'Offers') },
    { key: 'words', name: () => t('chapter.words', 'Promises') },
    { key: 'betrayal', name: () => t('chapter.betrayal', 'Betrayal') },
  ],
  steps: [...OFFERS_AND_WORDS, ...BETRAYAL_AND_AFTER],
  begins: THIRD_POSITION,
  rivals: ['Ada', 'Ben'],
  farewell: () =>
    t(
      'third.farewell',
      'An exchange is carried out whole or not at all; words bind nobody, and are remembered. Look at goals before you trade, keep your word while it is worth more than breaking it, and expect the same of everybody.',
    ),
};
