/** Paying tax: from which treasuries is the payer's choice. */
import { type ReactElement, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Stepper } from '../../base/theme/index.ts';
import type { Nothing, PanelProps } from '../../tabletop/action/index.ts';
import { CommandButton, Countdown, Dossier, leftOver, suggestPayment } from '../../tabletop/parts/index.ts';
import { cardName } from '../../tabletop/seen/index.ts';

export function PayTaxPanel({ seen }: PanelProps<Nothing>): ReactElement {
  const due = seen.moves.payTax?.due ?? 0;
  const treasuries = seen.moves.payTax?.treasuries ?? [];
  const [from, setFrom] = useState(() => suggestPayment(treasuries, due));
  const rest = leftOver(from, due);
  const command = { type: 'payTax' as const, from };
  return (
    <Dossier
      stamp={t('tax.stamp', 'Tax')}
      title={
        <b className="headline">
          {rest === 0 ? t('tax.due', '{due} MB are due', { due }) : t('tax.left', 'Still {rest} MB', { rest })}
        </b>
      }
      footer={
        <>
          <CommandButton seen={seen} name="payTax.confirm" command={command}>
            {t('tax.pay', 'Pay')}
          </CommandButton>
          <Countdown />
        </>
      }
    >
      <p className="docket-hint">{t('tax.hint', 'Choose which treasuries pay.')}</p>
      <ul className="amount-list">
        {treasuries.map(([card, money]) => (
          <li key={card}>
            <span>{t('transfer.holds', '{card} ({max} MB)', { card: cardName(seen, card), max: money })}</span>
            <Stepper
              label={t('tax.from', 'Paid by {card}', { card: cardName(seen, card) })}
              value={from[card] ?? 0}
              max={Math.min(money, (from[card] ?? 0) + Math.max(0, rest))}
              less={t('less', 'One less')}
              more={t('more', 'One more')}
              onChange={(amount) => setFrom({ ...from, [card]: amount })}
            />
          </li>
        ))}
      </ul>
    </Dossier>
  );
}
