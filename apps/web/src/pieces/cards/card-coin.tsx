import type { Money } from '@illuminice/engine';
import type { ReactElement } from 'react';

export interface CardCoinProps {
  readonly money: Money | undefined;
  /** Others see only whether there is anything: drawn as a pile, not as one coin. */
  readonly stacked: boolean | undefined;
  readonly top?: number | undefined;
  readonly className?: string;
}

export function CardCoin({ money, stacked, top, className = '' }: CardCoinProps): ReactElement | undefined {
  if (money === undefined) return undefined;
  return (
    <span
      className={`coin card-coin ${stacked || money === 'hidden' ? 'card-coin-stacked' : ''} ${className}`}
      style={top === undefined ? undefined : { top, bottom: 'auto' }}
    >
      {money === 'hidden' ? '?' : money}
    </span>
  );
}
