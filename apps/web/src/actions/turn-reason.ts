import type { Seat, View } from '@illuminice/engine';
import { t } from '../i18n/translate.ts';

/** Why the current moment bars an action of one's own turn; undefined = the moment is right. */
export function turnReason(
  { view, me }: { readonly view: View; readonly me: Seat | undefined },
  phase: 'actions' | 'transfers',
) {
  if (view.turn.seat !== me) return { text: t('why.turn', 'It is not your turn.'), rule: 'R-7.1' };
  if (view.attack) return { text: t('why.attack', 'An attack is in progress.'), rule: 'R-6.7' };
  if (view.questions.length > 0)
    return { text: t('why.question', 'First the open question is answered.'), rule: 'R-3.12' };
  if (view.phase !== 'actions' && view.phase !== phase)
    return { text: t('why.phase', 'This belongs to another phase of your turn.'), rule: 'R-3.1' };
  if (view.phase === 'actions' && view.turn.actionsUsed >= 2 && phase === 'actions')
    return { text: t('why.actions', 'Both actions of this turn are used.'), rule: 'R-6.3' };
  return undefined;
}
