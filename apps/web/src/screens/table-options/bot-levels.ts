import { t } from '../../base/i18n/index.ts';

export const BOT_LEVELS = ['novice', 'regular', 'expert', 'master'] as const;

export function levelText(level: string | undefined): string {
  switch (level) {
    case 'novice':
      return t('level.novice', 'Novice');
    case 'expert':
      return t('level.expert', 'Expert');
    case 'master':
      return t('level.master', 'Master');
    default:
      return t('level.regular', 'Regular');
  }
}
