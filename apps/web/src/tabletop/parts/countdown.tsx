import { type ReactElement, useEffect, useState } from 'react';
import { t } from '../../base/i18n/index.ts';
import { type Deadline, useTable } from '../../session/stores/index.ts';

/** Seconds left, counted twice a second; a screen reader is not told each one. */
export function useSecondsLeft(deadline: Pick<Deadline, 'endsAt'> | undefined): number | undefined {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (!deadline) return;
    const timer = setInterval(() => setNow(Date.now()), 500);
    return () => clearInterval(timer);
  }, [deadline]);
  return deadline && Math.max(0, Math.ceil((deadline.endsAt - now) / 1000));
}

export function clockText(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** How long the open window lasts; never who is waited for. */
export function Countdown(): ReactElement | undefined {
  const deadline = useTable((state) => state.clocks.window);
  const left = useSecondsLeft(deadline);
  if (left === undefined || !deadline) return undefined;
  return (
    <div className="countdown" role="timer" aria-label={t('clock.left', '{left} seconds left', { left })}>
      <i style={{ width: `${Math.min(100, (left / Math.max(1, deadline.seconds)) * 100)}%` }} />
      <small>{clockText(left)}</small>
    </div>
  );
}
