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

/** What whoever offers promises with it, and what whoever accepts it does. */
export function wordsBeside({ info }: Seen, { from, to, serial }: Offer): Seen['info']['promises'] {
  return info.promises.filter((promise) => {
    const [maker, partner] = promise.asked ? [promise.to, promise.from] : [promise.from, promise.to];
    return promise.state === 'offered' && maker === from && partner === to && (promise.offer ?? serial) === serial;
  });
}

/** An offer of nothing but a promise is no offer of nothing. */
export function offeredText(seen: Seen, offer: Offer): string {
  return bundleOrWord(seen, offer, { bundle: offer.give, by: offer.from });
}

export function wantedText(seen: Seen, offer: Offer): string {
  return bundleOrWord(seen, offer, { bundle: offer.want, by: offer.to });
}

function bundleOrWord(
  seen: Seen,
  offer: Offer,
  { bundle, by }: { readonly bundle: Bundle; readonly by: Seat },
): string {
  const isOnlyWord = isEmpty(bundle) && wordsBeside(seen, offer).some(({ from }) => from === by);
  return isOnlyWord ? t('deal.aPromise', 'a promise') : bundleText(seen, bundle);
}

/** Above a bundle: who hands it over, for the two who deal and for who only looks on. */
export function givesText(seen: Seen, seat: Seat): string {
  return seat === seen.me ? t('deal.give', 'You give') : t('deal.gives', '{name} gives', { name: nameOf(seen, seat) });
}
