/** An open offer looked at: what both give, what it does to both structures and goals, what it costs, how long it stands. */

import type { Offer, Placements } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import type { Exchange } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { BesideDialog } from '../../tabletop/parts/index.ts';
import { nameOf, type OfferKey, type Seen, ui } from '../../tabletop/seen/index.ts';
import { BundleView } from './bundle-view.tsx';
import { DealPaper } from './deal-paper.tsx';
import { mayAccept, OfferAnswers } from './offer-answers.tsx';
import { OfferClock } from './offer-clock.tsx';
import { offeredText, wantedText } from './offer-text.ts';
import { WordsBeside } from './promise-beside.tsx';
import { ReceiptPicker } from './receipt-picker.tsx';

const close = () => ui({ offer: undefined });

export function OfferDialog({ seen, which }: { readonly seen: Seen; readonly which: OfferKey }): ReactElement {
  const offer = seen.view.offers.find(
    ({ from, to, serial }) => from === which.from && to === which.to && serial === which.serial,
  );
  return offer ? <OpenOffer seen={seen} offer={offer} /> : <ClosedOffer />;
}

/** It was withdrawn, answered or lapsed while somebody looked at it: nothing to press is left, and nobody wonders why. */
function ClosedOffer(): ReactElement {
  const title = t('offer.gone', 'This offer is no longer open.');
  return (
    <BesideDialog label={title} close={close} className="offer-gone">
      <p>{title}</p>
    </BesideDialog>
  );
}

function OpenOffer({ seen, offer }: { readonly seen: Seen; readonly offer: Offer }): ReactElement {
  const { me } = seen;
  const { from, to } = offer;
  const [place, setPlace] = useState<Placements>({});
  const asked = to === me;
  // Whoever is asked stands on the left with what they give; others see the offer as it was made.
  const exchange: Exchange = asked
    ? { seat: to, partner: from, gives: offer.want, gets: offer.give, place }
    : { seat: from, partner: to, gives: offer.give, gets: offer.want, place: offer.place };
  const text = { from: nameOf(seen, from), to: nameOf(seen, to) };
  const [offered, wanted] = [offeredText(seen, offer), wantedText(seen, offer)];
  const title = asked
    ? t('offer.from', 'Offer from {from}', text)
    : from === me
      ? t('deal.youOffer', 'Your offer to {name}', { name: text.to })
      : t('offer.between', '{from} offers {to}', text);
  return (
    <DealPaper
      seen={seen}
      title={title}
      exchange={exchange}
      {...(asked ? { theirPlace: offer.place } : {})}
      clock={<OfferClock seen={seen} offer={offer} />}
      intro={<WordsBeside seen={seen} offer={offer} />}
      left={<BundleView seen={seen} bundle={exchange.gives} giver={exchange.seat} empty={asked ? wanted : offered} />}
      right={
        <>
          <BundleView seen={seen} bundle={exchange.gets} giver={exchange.partner} empty={asked ? offered : wanted} />
          {asked && <ReceiptPicker seen={seen} exchange={exchange} onPlace={setPlace} />}
        </>
      }
      close={close}
      footer={
        <>
          {asked && !mayAccept(seen, offer) ? (
            <p>{t('deal.cannotAccept', 'You cannot fulfil it now: money, cards, room or actions are missing.')}</p>
          ) : (
            <p className="trade-note">
              {t(
                'deal.note',
                'Money on groups travels with them. A promise is given once the offer is accepted; nothing enforces it.',
              )}
            </p>
          )}
          <Button look="outline" hotkey="Esc" className="trade-close" onClick={close}>
            {t('view.close', 'Close')}
          </Button>
          <OfferAnswers seen={seen} offer={offer} place={place} onAnswered={close} />
        </>
      }
    />
  );
}
