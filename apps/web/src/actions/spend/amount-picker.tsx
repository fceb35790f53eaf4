/** One amount, however it is chosen: −, +, digits, keys, marks, bars or slider. */
import { type PointerEvent, type ReactElement, useMemo } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Stepper } from '../../base/theme/index.ts';
import { lastBar, mostWorth, quickMarks } from './amounts-worth.ts';
import type { Staging } from './staging.ts';

export function AmountPicker({ staging }: { readonly staging: Staging }): ReactElement {
  const { amount, shares, stage } = staging;
  const max = shares.length - 1;
  const marks = useMemo(() => quickMarks(shares), [shares]);
  const choose = (wanted: number) => stage(Math.max(0, Math.min(max, wanted)));
  return (
    <div className="amount">
      <div className="amount-row">
        <Stepper
          label={t('spend.amount', 'Amount in MB')}
          unit="MB"
          value={amount}
          max={max}
          less={t('less', 'One less')}
          more={t('more', 'One more')}
          onChange={stage}
        />
        <div className="amount-marks">
          {marks.map((mark) => (
            <button
              key={mark.amount}
              type="button"
              tabIndex={-1}
              className={`amount-mark amount-mark-${mark.what}`}
              aria-pressed={mark.amount === amount}
              onClick={() => stage(mark.amount)}
            >
              <b>
                {mark.what === 'all'
                  ? t('amount.all', 'All {max}', { max: mark.amount })
                  : t('amount.mb', '{amount} MB', { amount: mark.amount })}
              </b>{' '}
              <small>{t('odds.percent', '{share}%', { share: shares[mark.amount] ?? 0 })}</small>
            </button>
          ))}
        </div>
      </div>
      <Curve amount={amount} shares={shares} onChoose={choose} />
    </div>
  );
}

interface CurveProps {
  readonly amount: number;
  readonly shares: readonly number[];
  readonly onChoose: (amount: number) => void;
}

/** The chance by the amount, a bar for each MB. Said aloud it is the number box above, so that nothing is heard twice. */
function Curve({ amount, shares, onChoose }: CurveProps): ReactElement {
  const most = mostWorth(shares);
  const last = lastBar(shares);
  const chosen = Math.min(amount, last);
  const every = last > 30 ? 10 : last > 14 ? 2 : 1;
  const scrub = (event: PointerEvent<HTMLDivElement>) => {
    if (event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * (last + 1));
    // The last bar stands for all that is beyond it, once that is chosen.
    if (at !== chosen) onChoose(Math.max(0, Math.min(last, at)));
  };
  return (
    <div className="curve" aria-hidden="true" style={{ '--bars': last + 1, '--at': chosen } as React.CSSProperties}>
      {amount >= most && shares.length - 1 > most && (
        <p className={`curve-note ${chosen > last / 2 ? 'curve-note-left' : ''}`}>
          {t('spend.enough', 'more MB only answer their money')}
        </p>
      )}
      <div className="curve-bars" onPointerDown={scrub} onPointerMove={scrub}>
        {shares.slice(0, last + 1).map((share, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a bar is its amount
          <span key={at} className={barLook(at, { chosen, most })}>
            {at === chosen && <b>{t('odds.percent', '{share}%', { share: shares[amount] ?? 0 })}</b>}
            <i style={{ height: `${Math.max(3, share)}%` }} />
            <small>{at === chosen ? amount : at % every === 0 && Math.abs(at - chosen) > every / 2 ? at : ''}</small>
          </span>
        ))}
      </div>
      <input
        className="curve-slider"
        type="range"
        tabIndex={-1}
        min={0}
        max={last}
        value={chosen}
        onChange={(event) => onChoose(Number(event.target.value))}
      />
    </div>
  );
}

function barLook(at: number, { chosen, most }: { readonly chosen: number; readonly most: number }): string {
  if (at === chosen) return 'curve-chosen';
  return at > most ? 'curve-beyond' : 'curve-bar';
}
