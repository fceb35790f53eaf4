import { t } from '../../../base/i18n/index.ts';
import type { Chapter } from './step.ts';

export function chapterName(chapter: Chapter): string {
  switch (chapter) {
    case 'goal':
      return t('chapter.goal', 'The goal');
    case 'income':
      return t('chapter.income', 'Income');
    case 'draw':
      return t('chapter.draw', 'The draw');
    case 'control':
      return t('chapter.control', 'Control');
    case 'arrows':
      return t('chapter.arrows', 'Arrows');
    case 'neutralize':
      return t('chapter.neutralize', 'Neutralize');
    case 'interference':
      return t('chapter.interference', 'Interference');
    case 'deal':
      return t('chapter.deal', 'A deal');
    case 'special':
      return t('chapter.special', 'Specials');
    case 'destroy':
      return t('chapter.destroy', 'Destroy');
    case 'aid':
      return t('chapter.aid', 'Aid');
    case 'privilege':
      return t('chapter.privilege', 'Privilege');
    case 'victory':
      return t('chapter.victory', 'Victory');
  }
}
