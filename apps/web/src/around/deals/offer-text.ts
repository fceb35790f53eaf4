/** An open offer in words: what is in a bundle, and who hands it over. */
import type { Bundle, Seat } from '@illuminice/engine';
import { t } from '../../base/i18n/index.ts';
import { cardName, nameOf, type Seen, specialName } from '../../tabletop/seen/index.ts';

export function bundleText(seen: Seen, { money, specials = [], groups = [] }: Bundle): string {
  const parts = [
    ...(money ? [t('deal.mb', '{money} MB', { money })] : []),
    ...groups.map((card) => cardName(seen, card)),
    ...specials.map((special) => specialName(seen, special)),
  ];
  return parts.length > 0 ? parts.join(', ') : t('deal.nothing', 'nothing');
}

/** Above a bundle: who hands it over, for the two who deal and for who only looks on. */
export function givesText(seen: Seen, seat: Seat): string {
  return seat === seen.me ? t('deal.give', 'You give') : t('deal.gives', '{name} gives', { name: nameOf(seen, seat) });
}
