import type { ReactElement, ReactNode } from 'react';

export function Badge({
  children,
  look = 'red',
}: {
  readonly children: ReactNode;
  readonly look?: 'red' | 'gold' | 'teal';
}): ReactElement {
  return <span className={`badge badge-${look}`}>{children}</span>;
}

/** Money as a coin. `undefined` = an amount this viewer may not know. */
export function Coin({
  amount,
  size = 'normal',
}: {
  readonly amount: number | undefined;
  readonly size?: 'normal' | 'large';
}): ReactElement {
  return <span className={`coin coin-${size}`}>{amount ?? '?'}</span>;
}

/** Actions of a turn: filled = still to use. The words beside them come from the caller. */
export function Pips({ total, left }: { readonly total: number; readonly left: number }): ReactElement {
  return (
    <span className="pips" aria-hidden="true">
      {Array.from({ length: total }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pips have no identity of their own
        <i key={index} className={index < total - left ? 'pip' : 'pip pip-left'} />
      ))}
    </span>
  );
}

export interface ProgressProps {
  readonly value: number;
  readonly of: number;
  readonly label: string;
}

export function Progress({ value, of, label }: ProgressProps): ReactElement {
  const share = of === 0 ? 0 : Math.min(1, value / of);
  return (
    <span
      className="progress"
      role="progressbar"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={of}
    >
      <i style={{ width: `${share * 100}%` }} />
    </span>
  );
}
