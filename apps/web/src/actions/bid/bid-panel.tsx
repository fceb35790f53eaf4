import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import { Countdown, Dossier, MainButton, MoneyStepper } from '../../tabletop/parts/index.ts';
import { order } from '../../tabletop/seen/index.ts';

/** A secret bid for the next turn. */
export function BidPanel({ seen }: PanelProps<Nothing>): ReactElement {
  const max = seen.moves.bid?.max ?? 0;
  const [amount, setAmount] = useState(0);
  return (
    <Dossier
      stamp={t('bid.stamp', 'Bid')}
      footer={
        <>
          <MainButton name="bid.confirm" onPress={() => order({ type: 'bid', amount: Math.min(amount, max) })}>
            {t('bid.bid', 'Bid {amount} MB', { amount: Math.min(amount, max) })}
          </MainButton>
          <Countdown />
        </>
      }
    >
      <p className="docket-hint">
        {t(
          'bid.hint',
          'Added to your roll for the next turn and paid whoever wins. Nobody sees it before all have bid.',
        )}
      </p>
      <MoneyStepper value={Math.min(amount, max)} max={max} onChange={setAmount} />
    </Dossier>
  );
}
