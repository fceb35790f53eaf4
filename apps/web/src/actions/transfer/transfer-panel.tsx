/** Money from one card to a connected one (R-11, REQ-154…REQ-160): tap from, tap to, enter the amount. */
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import type { PanelProps } from '../../tabletop/action/index.ts';
import { actionsLeft, freeTransfersLeft } from '../../tabletop/numbers/index.ts';
import { CardPick, CommandOrCancel, Dossier, MoneyStepper, moreThan } from '../../tabletop/parts/index.ts';
import { cardName, treasuryOf } from '../../tabletop/seen/index.ts';
import { type TransferDraft, tapForTransfer } from './transfer-draft.ts';

export function TransferPanel({ seen, draft, change }: PanelProps<TransferDraft>): ReactElement {
  const options = seen.moves.transfer ?? [];
  const option = options.find(({ from }) => from === draft.from);
  const { amount } = draft;
  const excess = option && moreThan(option.max, amount);
  const free =
    seen.view.phase === 'transfers' ||
    (seen.view.options.freeTransfers === 'anytime' && freeTransfersLeft(seen.view) > 0);
  const holds = (card: number) =>
    t('transfer.holds', '{card} ({max} MB)', {
      card: cardName(seen, card),
      max: String(treasuryOf(seen.view, card)),
    });
  return (
    <Dossier
      stamp={t('transfer.stamp', 'Transfer')}
      footer={
        <CommandOrCancel
          seen={seen}
          name="transfer.confirm"
          label={t('panel.okay', 'Okay')}
          command={
            draft.from === undefined || draft.to === undefined
              ? undefined
              : { type: 'transfer', from: draft.from, to: draft.to, amount }
          }
          missing={t('missing.ends', 'First choose the card that pays and the card that receives.')}
          why={excess}
        />
      }
    >
      <p className="docket-hint">
        {free
          ? t('transfer.free', 'Free transfers left: {left}.', { left: freeTransfersLeft(seen.view) })
          : t('transfer.costs', 'Costs one of your actions ({left} left).', { left: actionsLeft(seen.view) })}
      </p>
      <CardPick
        seen={seen}
        label={t('transfer.from', 'From: tap a card with money')}
        cards={options.map(({ from }) => from)}
        chosen={draft.from}
        text={holds}
        onPick={(card) => change(tapForTransfer(seen, { amount }, card))}
      />
      {option && (
        <>
          <CardPick
            seen={seen}
            label={t('transfer.to', 'To: tap a connected card')}
            cards={option.to}
            chosen={draft.to}
            text={holds}
            onPick={(to) => change({ ...draft, to })}
          />
          <div className="amount-row">
            <MoneyStepper
              value={amount}
              min={1}
              max={option.max}
              onChange={(next) => change({ ...draft, amount: next })}
            />
            <Button look="outline" onClick={() => change({ ...draft, amount: option.max })}>
              {t('amount.all', 'All {max}', { max: option.max })}
            </Button>
          </div>
        </>
      )}
    </Dossier>
  );
}
