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

/** What stands in the list of a turn even when it cannot be done. */
export type GreyedAct = 'attack' | 'transfer' | 'move' | 'trade' | 'accuse' | 'drop' | 'give' | 'special';

/** Why such an entry is greyed, in words that say what would be needed. */
export function whyNot(reader: Reader & { readonly options: SeatOptions }, act: GreyedAct): RuledReason {
  const moment = turnReason(reader, act === 'transfer' ? 'transfers' : 'actions');
  const groups = reader.view.seats[reader.me ?? -1]?.groups.length ?? 0;
  const noGroup = { text: t('why.noGroup', 'You control no group yet.'), rule: 'R-1.16' };
  switch (act) {
    case 'attack':
      return (
        moment ?? {
          text: t(
            'why.attackers',
            'None of your cards can attack now: each one has attacked or aided already, or has no power.',
          ),
          rule: 'R-7.11',
        }
      );
    case 'transfer':
      return (
        moment ?? {
          text:
            groups === 0
              ? t('why.transfer.alone', 'Money moves between cards that hang together: first win a group.')
              : t('why.transfer.none', 'There is no money that could move to a neighbouring card.'),
          rule: 'R-11.1',
        }
      );
    case 'move':
      return (
        moment ??
        (groups === 0
          ? noGroup
          : { text: t('why.move.none', 'No group of yours would fit anywhere else.'), rule: 'R-13.2' })
      );
    case 'trade':
      return { text: t('why.trade.none', 'Nobody can trade groups with you at this moment.'), rule: 'R-14.6' };
    case 'accuse':
      return (
        moment ?? { text: t('why.accuse.none', 'Nobody is left whose Illuminati lies face-down.'), rule: 'R-23.9' }
      );
    case 'drop':
      return moment ?? noGroup;
    case 'give':
      return giveReason(reader);
    case 'special':
      return { text: t('why.special.none', 'You hold no Special that can be used at this moment.'), rule: 'R-15.2' };
  }
}

/** Why nothing can be given away now. */
export function giveReason({ view, options }: { readonly view: View; readonly options: SeatOptions }): RuledReason {
  if (view.options.giftConsent)
    return { text: t('why.consent', 'Gifts need consent in this game: make an offer.'), rule: 'R-14.7' };
  if (view.attack?.privileged) return { text: t('why.privileged', 'Not during a privileged attack.'), rule: 'R-9.11' };
  if (!options.offer) return { text: t('why.open', 'Not at this moment: something is being settled.'), rule: 'R-3.12' };
  return { text: t('why.noMoney', 'There is nothing to give.'), rule: 'R-14.3' };
}
