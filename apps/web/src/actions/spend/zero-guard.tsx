/** Nobody rolls at 0 % by one press: the action, and what is staged, would be lost (S-1). */
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { Button } from '../../base/theme/index.ts';
import { mostWorth } from './amounts-worth.ts';

const HOLD_MS = 600;

interface GuardProps {
  /** What would be paid with it. */
  readonly amount: number;
  readonly shares: readonly number[];
  readonly onBack: () => void;
  readonly onRoll: () => void;
}

export function ZeroGuard({ amount, shares, onBack, onRoll }: GuardProps): ReactElement {
  const back = useRef<HTMLButtonElement>(null);
  useEffect(() => back.current?.focus(), []);
  const least = shares.findIndex((share) => share > 0);
  const most = mostWorth(shares);
  const ways = [...new Set(least < 0 ? [] : [least, most])].map((enough) =>
    t('guard.way', '{amount} MB: {share}%', { amount: enough, share: shares[enough] ?? 0 }),
  );
  return (
    <div
      className="zero-guard"
      role="alertdialog"
      aria-label={t('guard.title', 'No roll is low enough: 0%.')}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        onBack();
      }}
    >
      <p>
        <b>{t('guard.title', 'No roll is low enough: 0%.')}</b>{' '}
        {t('guard.lost', 'The action {amount, plural, =0 {} other {and # MB }}would be lost.', { amount })}{' '}
        {ways.length > 0 && `${ways.join(', ')}.`}
      </p>
      <div className="zero-guard-row">
        <Button look="dark" className="grow" hotkey="Esc" ref={back} onClick={onBack}>
          {t('guard.back', 'Back to the amount')}
        </Button>
        <HoldToRoll onRoll={onRoll} />
      </div>
    </div>
  );
}

/** Held down with a pointer; a key or a screen reader, which cannot hold, presses it twice. */
function HoldToRoll({ onRoll }: { readonly onRoll: () => void }): ReactElement {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [isDown, setDown] = useState(false);
  const [isAskedAgain, setAskedAgain] = useState(false);
  useEffect(() => () => clearTimeout(timer.current), []);
  const release = () => {
    clearTimeout(timer.current);
    setDown(false);
  };
  return (
    <Button
      look="outline"
      className={`hold-to-roll ${isDown ? 'hold-to-roll-down' : ''}`}
      onPointerDown={() => {
        setDown(true);
        timer.current = setTimeout(onRoll, HOLD_MS);
      }}
      onPointerUp={release}
      onPointerLeave={release}
      onPointerCancel={release}
      onContextMenu={(event) => event.preventDefault()}
      onKeyDown={(event) => {
        // A key that is kept down repeats itself: that is one press.
        if (event.repeat && (event.key === 'Enter' || event.key === ' ')) event.preventDefault();
      }}
      onBlur={() => setAskedAgain(false)}
      onClick={({ detail }) => {
        // A press of a pointer counts its clicks, a key does not.
        if (detail > 0) return;
        if (isAskedAgain) onRoll();
        else setAskedAgain(true);
      }}
    >
      {isAskedAgain ? t('guard.again', 'Once more to roll at 0%') : t('guard.hold', 'Hold to roll at 0%')}
    </Button>
  );
}
