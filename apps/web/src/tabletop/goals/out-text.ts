import { ELIMINATED } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';

/** How somebody who plays no longer came out of the game. */
export function outText(status: number | undefined): string {
  return status === ELIMINATED ? t('rivals.out', 'defeated') : t('rivals.left', 'has left');
}
