/** Offers that are open, whom one could deal with, and everybody's word. */
import type { Offer, Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { anyOffer, newDeal } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { whyRefused } from '../../tabletop/parts/index.ts';
import { nameOf, peaceWith, plays, rivalsOf, type Seen, ui } from '../../tabletop/seen/index.ts';
import { DangerCall } from './danger-call.tsx';
import { OfferAnswers } from './offer-answers.tsx';
import { OfferClock } from './offer-clock.tsx';
import { givesText, offeredText, wantedText } from './offer-text.ts';
import { WordsBeside } from './promise-beside.tsx';
import './say.css';
import { PromiseLedger } from './promises.tsx';
import { ProposalCard } from './proposal-card.tsx';
import { QuickDeals } from './quick-deals.tsx';
import { Reputation } from './reputation.tsx';

export function DealsPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const { view, me, info } = seen;
  const { proposals = [] } = info;
  const mayDeal = me !== undefined && plays(seen) && !view.over;
  return (
    <div className="deals">
      {mayDeal && <DangerCall seen={seen} />}
      {[...proposals.filter(({ end }) => !end), ...proposals.filter(({ end }) => end)].map((proposal) => (
        <ProposalCard key={proposal.id} seen={seen} proposal={proposal} />
      ))}
      {view.offers.map((offer) => (
        <OfferCard key={`${offer.from} ${offer.to} ${offer.serial}`} seen={seen} offer={offer} />
      ))}
      {view.offers.length + proposals.length === 0 && (
        <p className="log-empty">{t('deal.none', 'No offer is open.')}</p>
      )}
      {mayDeal && <OwnText seen={seen} me={me} />}
      <PromiseLedger seen={seen} />
      <Reputation seen={seen} />
    </div>
  );
}

/** Whom one could make an offer or say something; nobody who only watches has either. */
function OwnText({ seen, me }: { readonly seen: Seen; readonly me: Seat }): ReactElement {
  const partners = seen.moves.offer?.to ?? [];
  return (
    <>
      <QuickDeals seen={seen} me={me} />
      <fieldset className="extra">
        <legend>{t('say.with', 'Propose something to')}</legend>
        <div className="choices-row">
          {rivalsOf(seen).map((seat) => (
            <Button key={seat} look="ink" icon="conversation" onClick={() => ui({ say: peaceWith(seat) })}>
              {nameOf(seen, seat)}
            </Button>
          ))}
        </div>
      </fieldset>
      <fieldset className="extra">
        <legend>{t('deal.with', 'Make an offer to')}</legend>
        <div className="choices-row">
          {rivalsOf(seen).map((seat) => (
            <Button
              key={seat}
              look="ink"
              icon="trade"
              refusal={partners.includes(seat) ? undefined : whyRefused(seen, anyOffer(seat))}
              onClick={() => ui({ deal: newDeal(seat) })}
            >
              {nameOf(seen, seat)}
            </Button>
          ))}
        </div>
      </fieldset>
    </>
  );
}

function OfferCard({ seen, offer }: { readonly seen: Seen; readonly offer: Offer }): ReactElement {
  const { me } = seen;
  const { from, to, serial } = offer;
  const text = { from: nameOf(seen, from), to: nameOf(seen, to) };
  const asked = to === me;
  const offered = offeredText(seen, offer);
  const wanted = wantedText(seen, offer);
  return (
    <article className="offer panel-paper">
      <p className="offer-head">
        <b>
          {from === me
            ? t('deal.youOffer', 'Your offer to {name}', { name: text.to })
            : asked
              ? t('deal.offers', '{name} offers', { name: text.from })
              : t('offer.between', '{from} offers {to}', text)}
        </b>
        <OfferClock seen={seen} offer={offer} />
      </p>
      <dl className="offer-bundles">
        <dt>{givesText(seen, asked ? to : from)}</dt>
        <dd>{asked ? wanted : offered}</dd>
        <dt>{asked || from === me ? t('deal.get', 'You get') : givesText(seen, to)}</dt>
        <dd>{asked ? offered : wanted}</dd>
      </dl>
      <WordsBeside seen={seen} offer={offer} />
      <Button look="dark" icon="magnifying-glass" onClick={() => ui({ offer: { from, to, serial } })}>
        {t('offer.see', 'What it does to both')}
      </Button>
      <div className="choices-row">
        <OfferAnswers seen={seen} offer={offer} />
      </div>
    </article>
  );
}
