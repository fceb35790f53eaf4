import type { Phase } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';

export function phaseName(phase: Phase): string {
  switch (phase) {
    case 'setup':
    case 'start':
    case 'income':
      return t('phase.income', 'Income');
    case 'draw':
      return t('phase.draw', 'Draw');
    case 'actions':
      return t('phase.actions', 'Actions');
    case 'transfers':
      return t('phase.transfers', 'Transfers');
    case 'powers':
      return t('phase.powers', 'Powers');
    case 'end':
      return t('phase.end', 'End');
  }
}
