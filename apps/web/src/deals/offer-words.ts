/** An open offer in words: what is in a bundle, and what the one who offers promises with it. */
import type { Bundle, Offer, Seat } from '@illuminice/engine';
import { t } from '../i18n/translate.ts';
import type { TableInfo } from '../state/model.ts';
import { cardName, nameOf, type Seen, specialName } from '../table/seen.ts';

export function bundleWords(seen: Seen, { money, specials = [], groups = [] }: Bundle): string {
  const parts = [
    ...(money ? [t('deal.mb', '{money} MB', { money })] : []),
    ...groups.map((card) => cardName(seen, card)),
    ...specials.map((special) => specialName(seen, special)),
  ];
  return parts.length > 0 ? parts.join(', ') : t('deal.nothing', 'nothing');
}

/** Shown beside the offer until it is answered. */
export function promisesWith({ info }: Seen, { from, to }: Offer): readonly TableInfo['promises'][number][] {
  return info.promises.filter((promise) => promise.state === 'offered' && promise.from === from && promise.to === to);
}

/** Above a bundle: who hands it over, for the two who deal and for who only looks on. */
export function givesWords(seen: Seen, seat: Seat): string {
  return seat === seen.me ? t('deal.give', 'You give') : t('deal.gives', '{name} gives', { name: nameOf(seen, seat) });
}
