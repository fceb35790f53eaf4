import type { CardNo } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { t } from '../../base/i18n/index.ts';
import { cardName, type Seen } from '../seen/index.ts';

interface CardPickProps {
  readonly seen: Seen;
  readonly label: string;
  readonly cards: readonly CardNo[];
  readonly chosen: CardNo | undefined;
  /** What stands beside the name. */
  readonly text?: (card: CardNo) => string;
  readonly onPick: (card: CardNo) => void;
}

/** The same choice as a tap on the board, for keyboard and screen reader. */
export function CardPick({ seen, label, cards, chosen, text, onPick }: CardPickProps): ReactElement {
  return (
    <label className="pick">
      <span>{label}</span>
      <select value={chosen ?? ''} onChange={(event) => onPick(Number(event.target.value))}>
        <option value="" disabled>
          {t('pick.none', '—')}
        </option>
        {cards.map((card) => (
          <option key={card} value={card}>
            {text ? text(card) : cardName(seen, card)}
          </option>
        ))}
      </select>
    </label>
  );
}
