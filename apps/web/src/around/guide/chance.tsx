import { chance36 } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { percent } from '../../tabletop/numbers/index.ts';

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

/** How often two dice show each sum, and which of them succeed. */
export function Chance({ required }: { readonly required: number }): ReactElement {
  return (
    <figure className="guide-chance">
      <ol aria-hidden="true">
        {SUMS.map((sum) => {
          const ways = 6 - Math.abs(7 - sum);
          return (
            <li key={sum} className={sum > 10 ? 'guide-never' : sum <= required ? 'guide-good' : 'guide-bad'}>
              <small>{ways}</small>
              <i style={{ height: ways * 13 }} />
              <b>{sum}</b>
            </li>
          );
        })}
      </ol>
      <figcaption>
        {required < 2
          ? t('guide.chance.none', 'No throw is low enough.')
          : t('guide.chance', '{required} or less: {ways} of 36 throws, {share}%.', {
              required: Math.min(10, required),
              ways: chance36(required),
              share: percent(required),
            })}{' '}
        <b className="guide-red">{t('guide.chance.never', '11 and 12 always fail.')}</b>
      </figcaption>
    </figure>
  );
}

/** "6 ▸ 8": what a calculator changes. */
export function FromTo({ from, to }: { readonly from: number; readonly to: number }): ReactElement {
  return (
    <p className="guide-from-to" role="status">
      <span>
        <b>{from}</b>
        <small>{t('odds.percent', '{share}%', { share: percent(from) })}</small>
      </span>
      <i aria-hidden="true" />
      <span className={to < from ? 'guide-red' : 'guide-green'}>
        <b>{to}</b>
        <small>{t('odds.percent', '{share}%', { share: percent(to) })}</small>
      </span>
    </p>
  );
}
