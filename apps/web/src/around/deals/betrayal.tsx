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
import { listed, promiseText } from '../../tabletop/sentences/index.ts';
import { isTo, keyOf, newlyBroken } from './broken-promises.ts';
import { deedText } from './deed-text.ts';
import './betrayal.css';

/** Two sentences and a number; the ledger and the log keep it. */
const SHOWN_MS = 6000;
/** More than one deed breaks at once, the ledger tells. */
const MOST_SHOWN = 3;

interface Betrayal {
  /** Broken by one deed, those to this player first. */
  readonly promises: readonly PromiseInfo[];
  /** Chances of the attack before and after, in per cent. */
  readonly odds?: readonly [number, number];
}

export function Betrayals({ seen }: { readonly seen: Seen }): ReactElement | undefined {
  const broken = seen.info.promises.filter((promise) => promise.broken);
  const latest = broken.map(keyOf).join();
  // What was broken before this page came is told by the ledger.
  const known = useRef(new Set(broken.map(keyOf)));
  const before = useRef(seen);
  const [shown, setShown] = useState<Betrayal>();
  const [place, setPlace] = useState<Element>();
  useLayoutEffect(() => setPlace(document.querySelector('.board-area') ?? undefined), []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another broken word is another list of them
  useEffect(() => {
    const earlier = before.current;
    before.current = seen;
    const promises = newlyBroken(broken, known.current, seen.me).slice(0, MOST_SHOWN);
    const [first] = promises;
    if (!first) return;
    known.current = new Set(broken.map(keyOf));
    const odds = first.broken?.deed.kind === 'spent' ? oddsOf(earlier, seen) : undefined;
    setShown({ promises, ...(odds ? { odds } : {}) });
    if (isTo(first, seen.me)) playSound('betrayal');
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

function Slip({ seen, betrayal: { promises, odds }, onClose }: SlipProps): ReactElement {
  const isMine = promises.some((promise) => isTo(promise, seen.me));
  return (
    <Panel as="div" look="paper" className={isMine ? 'betrayal betrayal-mine' : 'betrayal'} role="alert">
      <div className="betrayal-text">
        {promises.map((promise) => (
          <Word key={keyOf(promise)} seen={seen} promise={promise} />
        ))}
        <p>
          {promises[0] && deedText(seen, promises[0])}{' '}
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

function Word({ seen, promise }: { readonly seen: Seen; readonly promise: PromiseInfo }): ReactElement {
  const { from } = promise;
  return (
    <>
      <small>{givenText(seen, promise)}</small>
      <p>
        <b className="text-seat" data-seat={from}>
          {nameOf(seen, from)}
        </b>{' '}
        <q>{promiseText(seen, promise)}</q>
      </p>
    </>
  );
}

function givenText(seen: Seen, promise: PromiseInfo): string {
  const { to, among = [], price } = promise;
  const names = listed([to, ...among].filter((seat) => seat !== seen.me).map((seat) => nameOf(seen, seat)));
  if (among.length > 0)
    return isTo(promise, seen.me)
      ? t('betrayal.givenWithYou', 'Given to you and {names}', { names })
      : t('betrayal.givenToAll', 'Given to {names}', { names });
  return price !== undefined && to === seen.me
    ? t('betrayal.forMoney', 'Given to you for {price} MB', { price })
    : t('betrayal.given', 'Given to {nameIs, select, you {you} other {{name}}}', named(seen, to));
}

function oddsValues([before, after]: readonly [number, number]) {
  return { before, after };
}

function oddsOf(earlier: Seen, now: Seen): readonly [number, number] | undefined {
  const was = explainAttack(earlier.pack, earlier.view);
  const is = explainAttack(now.pack, now.view);
  return was && is && [percent(was.required), percent(is.required)];
}
