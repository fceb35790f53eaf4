import type { Seat } from '@illuminice/engine';
import type { ReactElement, ReactNode } from 'react';
import { artUrl, Icon } from '../../base/theme/index.ts';
import { cardName, nameOf, type Seen } from '../seen/index.ts';

interface SeatChoiceProps {
  readonly seen: Seen;
  readonly seat: Seat;
  readonly chosen: boolean;
  readonly onChoose: () => void;
  readonly children?: ReactNode;
}

/** A player in a list: picture, name and Illuminati (REQ-339). */
export function SeatChoice({ seen, seat, chosen, onChoose, children }: SeatChoiceProps): ReactElement {
  const illuminati = seen.view.seats[seat]?.illuminati;
  const key = illuminati === undefined ? undefined : seen.pack.illuminati[illuminati]?.key;
  return (
    <button type="button" className="seat-choice" data-seat={seat} aria-pressed={chosen} onClick={onChoose}>
      <span className="seat-glyph">
        {key === undefined ? (
          <Icon name="spy" size={22} />
        ) : (
          <img src={artUrl.card(key)} alt="" width={24} height={24} />
        )}
      </span>
      <span>
        <b>{nameOf(seen, seat)}</b>
        <small>{children ?? cardName(seen, seat)}</small>
      </span>
    </button>
  );
}
