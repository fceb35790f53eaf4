/** Two bundles side by side with what they do to both: offer, counter-offer. */
import { admits, type Placements, type SeatCommand } from '@illuminice/engine';
import { type ReactElement, useState } from 'react';
import { t } from '../i18n/translate.ts';
import { useTable } from '../state/table-store.ts';
import { SeatChoice } from '../table/seat-choice.tsx';
import { act, nameOf, type Seen } from '../table/seen.ts';
import { ui } from '../table/ui-store.ts';
import { Button, Panel, Pips, Stamp } from '../theme/index.ts';
import { BundleEditor } from './bundle-editor.tsx';
import { actionsFor, bundleOf, type DealDraft, isEmpty, newDeal } from './deal-draft.ts';
import { PromiseForm } from './promises.tsx';
import { ReceiptPicker } from './receipt-picker.tsx';
import { StructureAfter } from './structure-after.tsx';

export function TradeDialog({ seen, deal }: { readonly seen: Seen; readonly deal: DealDraft }): ReactElement {
  const [promising, setPromising] = useState(false);
  const seconds = seen.view.options.offerSeconds;
  const give = bundleOf(deal.give);
  const want = bundleOf(deal.want);
  const place = placed(deal);
  const command: SeatCommand = deal.counters
    ? { type: 'counter', ...deal.counters, give, want, ...place }
    : { type: 'offer', to: deal.with, give, want, ...place };
  const possible = admits(seen.pack, seen.view, seen.options, command);
  const name = nameOf(seen, deal.with);
  const me = seen.me ?? 0;
  const cost = actionsFor(deal);
  const change = (next: DealDraft) => ui({ deal: next });
  const close = () => ui({ deal: undefined });
  const connected = useTable((state) => state.connection === 'online');
  return (
    <dialog
      className="trade"
      aria-label={t('deal.title', 'Offer to {name}', { name })}
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal();
      }}
      onClose={close}
    >
      <Panel look="paper" className="trade-paper">
        <header>
          <Stamp>{t('deal.stamp', 'Deal')}</Stamp>
          <h2>
            {deal.counters
              ? t('deal.counter', 'Counter-offer to {name}', { name })
              : t('deal.title', 'Offer to {name}', { name })}
          </h2>
          <p>{costWords(seen, cost)}</p>
          {cost > 0 && <Pips total={2} left={cost} />}
        </header>
        {!deal.counters && (
          <div className="trade-partners">
            {(seen.options.offer?.to ?? []).map((seat) => (
              <SeatChoice
                key={seat}
                seen={seen}
                seat={seat}
                chosen={seat === deal.with}
                onChoose={() => change({ ...newDeal(seat), give: deal.give })}
              />
            ))}
          </div>
        )}
        {promising && <PromiseForm seen={seen} to={deal.with} onDone={() => setPromising(false)} />}
        <div className="trade-sides">
          <section>
            <h3>{t('deal.give', 'You give')}</h3>
            <BundleEditor seen={seen} deal={deal} side="give" giver={me} onChange={change} />
          </section>
          <section>
            <h3>{t('deal.get', 'You get')}</h3>
            <BundleEditor seen={seen} deal={deal} side="want" giver={deal.with} onChange={change} />
            <ReceiptPicker
              seen={seen}
              exchange={{ seat: me, partner: deal.with, gives: give, gets: want, place: deal.place }}
              onPlace={(next) => change({ ...deal, place: next })}
            />
          </section>
          <StructureAfter
            seen={seen}
            seat={me}
            partner={deal.with}
            gives={give}
            gets={want}
            place={deal.place}
            title={t('deal.yours', 'Your structure after')}
          />
          <StructureAfter
            seen={seen}
            seat={deal.with}
            partner={me}
            gives={want}
            gets={give}
            title={t('deal.theirs', 'Structure of {name} after', { name })}
          />
        </div>
        <footer>
          <p>
            {t('deal.note', 'Money on groups travels with them. Promises about later turns are not part of the deal.')}
            {!possible &&
              !(isEmpty(give) && isEmpty(want)) &&
              ` ${t('deal.impossible', 'As it stands this cannot be offered.')}`}
          </p>
          <Button look="outline" onClick={close} hotkey="Esc">
            {t('panel.cancel', 'Cancel')}
          </Button>
          <Button look="outline" onClick={() => setPromising(true)}>
            {t('deal.promise', 'Add a promise')}
          </Button>
          <Button
            look="red"
            size="large"
            disabled={!possible || !connected}
            note={seconds > 0 && seconds <= 600 ? t('deal.seconds', 'open for {seconds} s', { seconds }) : undefined}
            onClick={() => void act(command).then((accepted) => accepted && close())}
          >
            {t('deal.send', 'Send offer')}
          </Button>
        </footer>
      </Panel>
    </dialog>
  );
}

/** Only what still arrives is placed ahead. */
function placed({ place, want }: DealDraft): { readonly place?: Placements } {
  const kept = Object.fromEntries(Object.entries(place).filter(([card]) => want.groups.includes(Number(card))));
  return Object.keys(kept).length > 0 ? { place: kept } : {};
}

function costWords(seen: Seen, cost: number): string {
  if (cost === 0) return t('deal.free', 'One exchange, whole or not at all. It costs no action.');
  return seen.view.turn.seat === seen.me
    ? t(
        'deal.cost.you',
        'One exchange, whole or not at all. It costs {cost, plural, one {one of your actions} other {# of your actions}}.',
        { cost },
      )
    : t(
        'deal.cost.them',
        'One exchange, whole or not at all. It costs {name} {cost, plural, one {an action} other {# actions}}.',
        {
          cost,
          name: nameOf(seen, seen.view.turn.seat),
        },
      );
}
