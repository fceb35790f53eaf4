/** Offers that are open, whom one could deal with, and everybody's word. */
import type { Bundle, Offer, Placements } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { cardName, nameOf, order, type Seen, specialName } from '../table/seen.ts';
import { ui } from '../table/ui-store.ts';
import { Button } from '../theme/index.ts';
import { counterOf, newDeal } from './deal-draft.ts';
import { PromiseForm, PromiseLedger, promiseWords } from './promises.tsx';
import { ReceiptPicker } from './receipt-picker.tsx';
import { StructureAfter } from './structure-after.tsx';

export function bundleWords(seen: Seen, { money, specials = [], groups = [] }: Bundle): string {
  const parts = [
    ...(money ? [t('deal.mb', '{money} MB', { money })] : []),
    ...groups.map((card) => cardName(seen, card)),
    ...specials.map((special) => specialName(seen, special)),
  ];
  return parts.length > 0 ? parts.join(', ') : t('deal.nothing', 'nothing');
}

export function DealsPanel({ seen }: { readonly seen: Seen }): ReactElement {
  const { view, options, me } = seen;
  const [promiseTo, setPromiseTo] = useState<number>();
  const partners = options.offer?.to ?? [];
  return (
    <div className="deals">
      {view.offers.map((offer) => (
        <OfferCard key={`${offer.from} ${offer.to} ${offer.serial}`} seen={seen} offer={offer} />
      ))}
      {view.offers.length === 0 && <p className="log-empty">{t('deal.none', 'No offer is open.')}</p>}
      <fieldset className="extra">
        <legend>{t('deal.with', 'Make an offer to')}</legend>
        <div className="choices-row">
          {view.seats.map((seat, number) =>
            number === me || seat.status !== 0 ? undefined : (
              <Button
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
                key={number}
                look="ink"
                icon="trade"
                refusal={
                  partners.includes(number)
                    ? undefined
                    : t('deal.notNow', 'Not at this moment: something is being settled.')
                }
                onClick={() => ui({ deal: newDeal(number) })}
              >
                {nameOf(seen, number)}
              </Button>
            ),
          )}
        </div>
      </fieldset>
      <fieldset className="extra">
        <legend>{t('deal.promiseTo', 'Give your word to')}</legend>
        <div className="toggle-chips toggle-chips-ink">
          {view.seats.map((seat, number) =>
            number === me || seat.status !== 0 || me === undefined ? undefined : (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: seats are numbers
                key={number}
                type="button"
                aria-pressed={promiseTo === number}
                onClick={() => setPromiseTo(promiseTo === number ? undefined : number)}
              >
                {nameOf(seen, number)}
              </button>
            ),
          )}
        </div>
        {promiseTo !== undefined && <PromiseForm seen={seen} to={promiseTo} onDone={() => setPromiseTo(undefined)} />}
      </fieldset>
      <PromiseLedger seen={seen} />
    </div>
  );
}

function OfferCard({ seen, offer }: { readonly seen: Seen; readonly offer: Offer }): ReactElement {
  const { options, me } = seen;
  const { from, to, serial } = offer;
  const [open, setOpen] = useState(false);
  const mine = from === me;
  const partner = mine ? to : from;
  const is = (key: { readonly from: number; readonly serial: number }) => key.from === from && key.serial === serial;
  const [gives, gets] = mine ? [offer.give, offer.want] : [offer.want, offer.give];
  const [place, setPlace] = useState<Placements>({});
  const words = seen.info.promises.filter(
    (promise) => promise.state === 'offered' && promise.from === from && promise.to === to,
  );
  const exchange = { seat: me ?? 0, partner, gives, gets, place };
  return (
    <article className="offer panel-paper">
      <p>
        <b>
          {mine
            ? t('deal.youOffer', 'Your offer to {name}', { name: nameOf(seen, to) })
            : t('deal.offers', '{name} offers', { name: nameOf(seen, from) })}
        </b>
      </p>
      <p>{t('deal.youGive', 'You give: {bundle}', { bundle: bundleWords(seen, gives) })}</p>
      <p>{t('deal.youGet', 'You get: {bundle}', { bundle: bundleWords(seen, gets) })}</p>
      {words.map((promise) => (
        <p key={promise.serial}>
          {t('deal.word', 'And {name} promises:', { name: nameOf(seen, from) })} <q>{promiseWords(seen, promise)}</q>
        </p>
      ))}
      {!mine && <ReceiptPicker seen={seen} exchange={exchange} onPlace={setPlace} />}
      <div className="choices-row">
        {mine ? (
          <Button look="outline" onClick={() => order({ type: 'withdraw', to, serial })}>
            {t('deal.withdraw', 'Withdraw')}
          </Button>
        ) : (
          <>
            <Button
              look="red"
              refusal={
                options.accept?.some(is)
                  ? undefined
                  : t('deal.cannotAccept', 'You cannot fulfil it now: money, cards, room or actions are missing.')
              }
              onClick={() =>
                order({ type: 'accept', from, serial, ...(Object.keys(place).length > 0 ? { place } : {}) })
              }
            >
              {t('deal.accept', 'Accept')}
            </Button>
            <Button look="outline" onClick={() => order({ type: 'reject', from, serial })}>
              {t('deal.decline', 'Decline')}
            </Button>
            <Button look="outline" disabled={!options.counter?.some(is)} onClick={() => ui({ deal: counterOf(offer) })}>
              {t('deal.counterIt', 'Counter')}
            </Button>
          </>
        )}
      </div>
      <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('deal.what', 'What it does to you')}</summary>
        {open && <StructureAfter seen={seen} {...exchange} title={t('deal.yours', 'Your structure after')} />}
      </details>
    </article>
  );
}
