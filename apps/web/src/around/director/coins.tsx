import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Coin } from '../../base/theme/index.ts';
import { pointsOf, signed } from '../../tabletop/numbers/index.ts';
import { nameOf, type Seen } from '../../tabletop/seen/index.ts';
import type { AttackOnStage } from './on-stage.ts';

/** The money under the arrow, each coin in the colour of who paid it. */
export function Coins({
  seen,
  payments,
}: {
  readonly seen: Seen;
  readonly payments: AttackOnStage['payments'];
}): ReactElement | undefined {
  if (payments.length === 0) return undefined;
  return (
    <ul className="stage-coins" aria-label={t('director.coins', 'Money in this attack')}>
      {payments.map((payment) => (
        <li key={`${payment.seat} ${payment.on}`} data-seat={payment.seat}>
          <Coin amount={payment.amount} />
          <b className={pointsOf(payment) < 0 ? 'minus' : 'plus'}>{signed(pointsOf(payment))}</b>
          <span className="stage-payer">{nameOf(seen, payment.seat)}</span>
        </li>
      ))}
    </ul>
  );
}
