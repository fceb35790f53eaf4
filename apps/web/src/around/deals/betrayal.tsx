/** T-17: a promise was broken. Whoever it was given to sees it large over the board, others who know of it as a note. */
import { explainAttack } from '@illuminice/engine';
import { type ReactElement, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { t } from '../../base/i18n/index.ts';
import { playSound } from '../../base/sound/index.ts';
import { Panel, Stamp } from '../../base/theme/index.ts';
import type { PromiseInfo } from '../../session/stores/index.ts';
import { percent } from '../../tabletop/numbers/index.ts';
import { named, nameOf, type Seen } from '../../tabletop/seen/index.ts';
import { promiseText } from '../../tabletop/sentences/index.ts';
import { deedText } from './deed-text.ts';
import './betrayal.css';

/** Two sentences and a number; the ledger and the log keep it. */
const SHOWN_MS = 6000;

interface Betrayal {
  readonly promise: PromiseInfo;
  /** Chances of the attack before and after, in per cent. */
  readonly odds?: readonly [number, number];
}

export function Betrayals({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const latest = seen.info.promises.reduce<PromiseInfo | undefined>(
    (last, promise) => ((promise.broken?.at ?? 0) > (last?.broken?.at ?? 0) ? promise : last),
    undefined,
  );
  // What was broken before this page came is told by the ledger.
  const known = useRef(latest?.broken?.at);
  const before = useRef(seen);
  const [shown, setShown] = useState<Betrayal>();
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => setPlace(document.querySelector('.board-area') ?? undefined), []);
  useEffect(() => {
    const earlier = before.current;
    before.current = seen;
    if (!latest?.broken || latest.broken.at === known.current) return;
    known.current = latest.broken.at;
    const odds = latest.broken.deed.kind === 'spent' ? oddsOf(earlier, seen) : undefined;
    setShown({ promise: latest, ...(odds ? { odds } : {}) });
    if (latest.to === seen.me) playSound('betrayal');
  }, [seen, latest]);
  useEffect(() => {
    if (!shown) return;
    const timer = setTimeout(() => setShown(undefined), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [shown]);
  if (!shown || !place) return undefined;
  return createPortal(<Slip seen={seen} betrayal={shown} onClose={() => setShown(undefined)} />, place);
}

interface SlipProps {
  readonly seen: Seen;
  readonly betrayal: Betrayal;
  readonly onClose: () => void;
}

function Slip({ seen, betrayal, onClose }: SlipProps): ReactElement {
  const { promise, odds } = betrayal;
  const { from, to, price } = promise;
  const isMine = to === seen.me;
  const given =
    price !== undefined && isMine
      ? t('betrayal.forMoney', 'Given to you for {price} MB', { price })
      : t('betrayal.given', 'Given to {nameIs, select, you {you} other {{name}}}', named(seen, to));
  return (
    <Panel as="div" look="paper" className={isMine ? 'betrayal betrayal-mine' : 'betrayal'} role="alert">
      <div className="betrayal-text">
        <small>{given}</small>
        <p>
          <b className="text-seat" data-seat={from}>
            {nameOf(seen, from)}
          </b>{' '}
          <q>{promiseText(seen, promise)}</q>
        </p>
        <p>
          {deedText(seen, promise)}{' '}
          {odds && <b>{t('betrayal.odds', 'The chance goes from {before} to {after} %.', oddsValues(odds))}</b>}
        </p>
      </div>
      <Stamp>{t('promise.broken', 'broken')}</Stamp>
      <button type="button" className="betrayal-close" aria-label={t('view.close', 'Close')} onClick={onClose}>
        ×
      </button>
    </Panel>
  );
}

function oddsValues([before, after]: readonly [number, number]) {
  return { before, after };
}

function oddsOf(earlier: Seen, now: Seen): readonly [number, number] | undefined {
  const was = explainAttack(earlier.pack, earlier.view);
  const is = explainAttack(now.pack, now.view);
  return was && is && [percent(was.required), percent(is.required)];
}
