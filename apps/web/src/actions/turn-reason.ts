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

/** What stands in the list of a turn even when it cannot be done. */
export type GreyedAct = 'attack' | 'transfer' | 'move' | 'trade' | 'accuse' | 'drop' | 'give' | 'special';

/** Why such an entry is greyed, in words that say what would be needed. */
export function whyNot(reader: { readonly view: View; readonly me: Seat | undefined }, act: GreyedAct): string {
  const moment = turnReason(reader, act === 'transfer' ? 'transfers' : 'actions');
  const groups = reader.view.seats[reader.me ?? -1]?.groups.length ?? 0;
  switch (act) {
    case 'attack':
      return (
        moment?.text ??
        t(
          'why.attackers',
          'None of your cards can attack now: each one has attacked or aided already, or has no power.',
        )
      );
    case 'transfer':
      return (
        moment?.text ??
        (groups === 0
          ? t('why.transfer.alone', 'Money moves between cards that hang together: first win a group.')
          : t('why.transfer.none', 'There is no money that could move to a neighbouring card.'))
      );
    case 'move':
      return (
        moment?.text ??
        (groups === 0
          ? t('why.noGroup', 'You control no group yet.')
          : t('why.move.none', 'No group of yours would fit anywhere else.'))
      );
    case 'trade':
      return t('why.trade.none', 'Nobody can trade groups with you at this moment.');
    case 'accuse':
      return moment?.text ?? t('why.accuse.none', 'Nobody is left whose Illuminati lies face-down.');
    case 'drop':
      return moment?.text ?? t('why.noGroup', 'You control no group yet.');
    case 'give':
      return t('why.give.none', 'You have nothing to give, or nobody may take it now.');
    case 'special':
      return t('why.special.none', 'You hold no Special that can be used at this moment.');
  }
}
