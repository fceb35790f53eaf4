import { chance36 } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { RuleLink } from '../parts/index.ts';

const SUMS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12] as const;

export function percent(required: number): number {
  return Math.round((chance36(required) / 36) * 100);
}

interface OddsProps {
  /** As the attack stands. */
  readonly required: number;
  /** With money that is not paid yet. */
  readonly staged?: { readonly amount: number; readonly required: number };
  /** The chances stand beside it already, by the money they cost. */
  readonly hasCurve?: boolean;
}

/** "Roll 7 or less", the chance, and the thirty-six ways two dice can fall; 11 and 12 never help. */
export function Odds({ required: now, staged, hasCurve = false }: OddsProps): ReactElement {
  const required = staged?.required ?? now;
  const ways = chance36(required);
  const share = percent(required);
  return (
    <div className={`odds ${hasCurve ? 'odds-beside-curve' : ''}`}>
      <p className="odds-need">
        {staged && (
          <small>
            {t('odds.now', 'Now {share}%', { share: percent(now) })} ·{' '}
            {t('odds.with', 'with {amount} MB:', { amount: staged.amount })}
          </small>
        )}
        {required < 2 ? (
          <span>{t('odds.none', 'No roll is low enough')}</span>
        ) : (
          <>
            {t('odds.roll', 'Roll')} <b>{Math.min(10, required)}</b> {t('odds.orLess', 'or less')}
          </>
        )}
      </p>
      <p className="odds-ring" style={{ '--share': `${share}%` } as React.CSSProperties}>
        <span>
          <b>{t('odds.percent', '{share}%', { share })}</b>
          <small>
            <RuleLink rule="R-8.12">{t('odds.ways', '{ways} in 36', { ways })}</RuleLink>
          </small>
        </span>
      </p>
      {!hasCurve && (
        <ol className="odds-bars" aria-hidden="true">
          {SUMS.map((sum) => (
            <li key={sum} className={sum > 10 ? 'odds-never' : sum <= required ? 'odds-good' : 'odds-bad'}>
              <i style={{ height: `${(6 - Math.abs(7 - sum)) * 16.6}%` }} />
              <small>{sum}</small>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
