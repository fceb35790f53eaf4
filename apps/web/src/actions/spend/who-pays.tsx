import type { SpendMove } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Coin } from '../../base/theme/index.ts';
import { CardArt } from '../../tabletop/numbers/index.ts';
import { cardName, type Seen } from '../../tabletop/seen/index.ts';
import { accountOf, type Staging } from './staging.ts';

interface WhoPaysProps {
  readonly seen: Seen;
  readonly staging: Staging;
}

/** Which treasury pays how much of it; where there are two, a press lets one pay first. */
export function WhoPays({ seen, staging }: WhoPaysProps): ReactElement {
  const { treasuries, payments, payFirst } = staging;
  return (
    <fieldset className="who-pays">
      <legend>{t('spend.whoPays', 'Who pays')}</legend>
      {treasuries.map((treasury) =>
        treasuries.length === 1 ? (
          <div key={treasury.from} className="payer">
            <Payer seen={seen} staging={staging} treasury={treasury} />
          </div>
        ) : (
          <button
            key={treasury.from}
            type="button"
            className="payer"
            aria-pressed={payments[0]?.from === treasury.from}
            onClick={() => payFirst(treasury.from)}
          >
            <Payer seen={seen} staging={staging} treasury={treasury} />
          </button>
        ),
      )}
    </fieldset>
  );
}

function Payer({
  seen,
  staging,
  treasury: { from, max },
}: WhoPaysProps & { readonly treasury: SpendMove }): ReactElement {
  const part = staging.payments.find((payment) => payment.from === from)?.amount ?? 0;
  return (
    <>
      <CardArt seen={seen} card={from} size={24} />
      <span className="payer-text">
        <b>{cardName(seen, from)}</b>{' '}
        <small>
          {t('spend.part', '{part} of {max} MB', { part, max })} {worth(seen, staging, from)}
        </small>
      </span>
      <Coin amount={part} />
    </>
  );
}

function worth(seen: Seen, { role, treasuries }: Staging, from: number): string {
  if (role === 'other') return t('spend.onlyTreasury', '· only this one may pay');
  if (role === 'attacker' || treasuries.length < 2) return '';
  return accountOf(seen, from, undefined) === 'target' ? t('spend.double', '· double') : '';
}
