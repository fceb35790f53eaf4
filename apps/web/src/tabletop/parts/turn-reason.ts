import type { Seat, SeatOptions, View } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';

/** What bars something, in words, and the rule behind it. */
export interface RuledReason {
  readonly text: string;
  readonly rule: string;
}

interface Reader {
  readonly view: View;
  readonly me: Seat | undefined;
}

/** Why the current moment bars an action of one's own turn; undefined = the moment is right. */
export function turnReason({ view, me }: Reader, phase: 'actions' | 'transfers'): RuledReason | undefined {
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

/** Why nothing can be given away now. */
export function giveReason({ view, options }: { readonly view: View; readonly options: SeatOptions }): RuledReason {
  if (view.options.giftConsent)
    return { text: t('why.consent', 'Gifts need consent in this game: make an offer.'), rule: 'R-14.7' };
  if (view.attack?.privileged) return { text: t('why.privileged', 'Not during a privileged attack.'), rule: 'R-9.11' };
  if (!options.offer) return { text: t('why.open', 'Not at this moment: something is being settled.'), rule: 'R-3.12' };
  return { text: t('why.noMoney', 'There is nothing to give.'), rule: 'R-14.3' };
}
