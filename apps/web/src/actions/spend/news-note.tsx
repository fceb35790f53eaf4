import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Coin } from '../../base/theme/index.ts';
import { percent, pointsOf, signed } from '../../tabletop/numbers/index.ts';
import { named, type Seen } from '../../tabletop/seen/index.ts';
import { amountFor } from './amounts-worth.ts';
import type { News } from './news.ts';
import type { Staging } from './staging.ts';

interface NewsProps {
  readonly seen: Seen;
  readonly staging: Staging;
  readonly news: News;
}

/** Who has just paid, what that made of the staged amount, and what would bring the old chance back. */
export function NewsNote({ seen, staging, news }: NewsProps): ReactElement {
  const { amount, required, shares, stage } = staging;
  const now = shares[amount] ?? 0;
  const before = percent(news.before + (required[amount] ?? 0) - (required[0] ?? 0));
  const again = amountFor(shares, before);
  const several = news.paid.length > 1;
  return (
    <div className={`spend-news${several ? ' spend-news-several' : ''}`} role="status">
      {several && (
        <p aria-hidden="true">
          <b>
            {t('news.several', '{count} payments just now: {points} in all', {
              count: news.paid.length,
              points: signed(news.paid.reduce((sum, payment) => sum + pointsOf(payment), 0)),
            })}
          </b>
        </p>
      )}
      {news.paid.map((payment) => (
        <p key={`${payment.seat} ${payment.on}`} className="spend-news-paid">
          <Coin amount={payment.amount} />
          <b>
            {pointsOf(payment) < 0
              ? t('news.against', '{nameIs, select, you {You} other {{name}}} just paid {amount} MB against it', {
                  ...named(seen, payment.seat),
                  amount: payment.amount,
                })
              : t('news.for', '{nameIs, select, you {You} other {{name}}} just paid {amount} MB for it', {
                  ...named(seen, payment.seat),
                  amount: payment.amount,
                })}
          </b>
        </p>
      ))}
      <p>
        <span className="spend-news-chance">
          {now === before
            ? t('news.still', 'It stays at {now}%', { now })
            : amount > 0
              ? t('news.staged', '{amount} MB make it {now}%, not {before}%', { amount, now, before })
              : t('news.chance', 'It is {now}% now, not {before}%', { now, before })}
        </span>
        {again !== undefined && again > amount && now !== before && (
          <button type="button" className="amount-mark" onClick={() => stage(again)}>
            <b>{t('amount.mb', '{amount} MB', { amount: again })}</b>{' '}
            <small>{t('news.again', '{share}% again', { share: shares[again] ?? 0 })}</small>
          </button>
        )}
      </p>
    </div>
  );
}
