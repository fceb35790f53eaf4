import type { Seat } from '@illuminice/engine';
import type { ReactElement } from 'react';
import { artUrl, Icon } from '../../base/theme/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

/** The sign of a player's Illuminati card in their colour; a face-down card has none to show. */
export function Emblem({ seen, seat }: { readonly seen: Seen; readonly seat: Seat }): ReactElement {
  const key = seen.pack.illuminati[seen.view.seats[seat]?.illuminati ?? -1]?.key;
  return (
    <span className="emblem" data-seat={seat}>
      {key === undefined ? <Icon name="spy" size={24} /> : <img src={artUrl.card(key)} alt="" width={28} height={28} />}
    </span>
  );
}
