/** An open offer in words: what is in a bundle, and who hands it over. */
import type { Bundle, Offer, Seat } from '@illuminice/engine';
import { isEmpty } from '../../actions/offer/index.ts';
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

/** What whoever offers promises with it. */
export function wordsBeside({ info }: Seen, { from, to, serial }: Offer): Seen['info']['promises'] {
  return info.promises.filter(
    (promise) =>
      promise.state === 'offered' && promise.from === from && promise.to === to && (promise.offer ?? serial) === serial,
  );
}

/** An offer of nothing but a promise is no offer of nothing. */
export function offeredText(seen: Seen, offer: Offer): string {
  const isOnlyWord = isEmpty(offer.give) && wordsBeside(seen, offer).length > 0;
  return isOnlyWord ? t('deal.aPromise', 'a promise') : bundleText(seen, offer.give);
}

/** Above a bundle: who hands it over, for the two who deal and for who only looks on. */
export function givesText(seen: Seen, seat: Seat): string {
  return seat === seen.me ? t('deal.give', 'You give') : t('deal.gives', '{name} gives', { name: nameOf(seen, seat) });
}
