/** Two bundles being put together: offer, counter-offer. */
import { type ReactElement, useState } from 'react';
import { besideOf, bundleOf, newDeal, type PromiseSide, proposalOf, withPromise } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { useTable } from '../../session/stores/index.ts';
import { DangerNote, RuleLink, SeatChoice, whyRefused } from '../../tabletop/parts/index.ts';
import { act, type DealDraft, dangerLabel, nameOf, type Seen, ui } from '../../tabletop/seen/index.ts';
import { BundleEditor } from './bundle-editor.tsx';
import { DealPaper } from './deal-paper.tsx';
import { DraftPromise } from './promise-beside.tsx';
import { PromiseForm } from './promise-form.tsx';
import { ReceiptPicker } from './receipt-picker.tsx';

const PROMISE_SIDES = ['promise', 'asks'] as const;

export function TradeDialog({ seen, deal }: { readonly seen: Seen; readonly deal: DealDraft }): ReactElement {
  const [promising, setPromising] = useState<PromiseSide>();
  const seconds = seen.view.options.offerSeconds;
  const give = bundleOf(deal.give);
  const want = bundleOf(deal.want);
  const command = proposalOf(deal);
  const why = whyRefused(seen, command);
  const danger = dangerLabel(seen, command);
  const openFor = seconds > 0 && seconds <= 600 ? t('deal.seconds', 'open for {seconds} s', { seconds }) : undefined;
  const name = nameOf(seen, deal.with);
  const me = seen.me ?? 0;
  const exchange = { seat: me, partner: deal.with, gives: give, gets: want, place: deal.place };
  const promises = { ...(deal.promise ? { promise: deal.promise } : {}), ...(deal.asks ? { asks: deal.asks } : {}) };
  const change = (next: DealDraft) => ui({ deal: next });
  const close = () => ui({ deal: undefined });
  const connected = useTable((state) => state.connection === 'online');
  return (
    <DealPaper
      seen={seen}
      title={
        deal.counters
          ? t('deal.counter', 'Counter-offer to {name}', { name })
          : t('deal.title', 'Offer to {name}', { name })
      }
      exchange={exchange}
      close={close}
      intro={
        <>
          {!deal.counters && (
            <div className="trade-partners">
              {(seen.moves.offer?.to ?? []).map((seat) => (
                <SeatChoice
                  key={seat}
                  seen={seen}
                  seat={seat}
                  chosen={seat === deal.with}
                  onChoose={() => change({ ...newDeal(seat), give: deal.give, ...promises })}
                />
              ))}
            </div>
          )}
          <div className="trade-promises">
            <Button look="outline" onClick={() => setPromising(promising === 'promise' ? undefined : 'promise')}>
              {deal.promise ? t('deal.otherPromise', 'Another promise') : t('deal.promise', 'Add a promise')}
            </Button>
            <Button look="outline" onClick={() => setPromising(promising === 'asks' ? undefined : 'asks')}>
              {t('deal.askPromise', 'Ask for a promise')}
            </Button>
          </div>
          {promising && (
            <PromiseForm
              seen={seen}
              to={deal.with}
              asks={promising === 'asks'}
              onPromise={(promise) => {
                change(withPromise(deal, promising, promise));
                setPromising(undefined);
              }}
            />
          )}
          {PROMISE_SIDES.map((side) => {
            const promise = deal[side];
            const by = side === 'promise' ? me : deal.with;
            const drop = () => change(withPromise(deal, side, undefined));
            return promise && <DraftPromise key={side} seen={seen} by={by} promise={promise} onDrop={drop} />;
          })}
        </>
      }
      left={<BundleEditor seen={seen} deal={deal} side="give" giver={me} onChange={change} />}
      right={
        <>
          <BundleEditor seen={seen} deal={deal} side="want" giver={deal.with} onChange={change} />
          <ReceiptPicker seen={seen} exchange={exchange} onPlace={(next) => change({ ...deal, place: next })} />
        </>
      }
      footer={
        <>
          <p role="status">
            {why ? (
              <>
                {why.text} {why.rule !== undefined && <RuleLink rule={why.rule} />}
              </>
            ) : (
              t(
                'deal.note',
                'Money on groups travels with them. A promise is given once the offer is accepted; nothing enforces it.',
              )
            )}
          </p>
          <Button look="outline" onClick={close} hotkey="Esc">
            {t('panel.cancel', 'Cancel')}
          </Button>
          <Button
            look="red"
            size="large"
            disabled={!connected}
            refusal={why}
            note={danger === undefined ? openFor : <DangerNote hint={openFor} danger={danger} />}
            onClick={() => void act(command, besideOf(deal)).then((accepted) => accepted && close())}
          >
            {t('deal.send', 'Send offer')}
          </Button>
        </>
      }
    />
  );
}
