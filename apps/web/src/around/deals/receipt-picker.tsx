/** Where what arrives is to hang, said ahead; what is left open is asked when it arrives. */

import type { Arrow, CardNo, Placements, Side } from '@illuminice/engine';
import { type ReactElement, useMemo } from 'react';
import type { Exchange } from '../../actions/offer/index.ts';
import { t } from '../../base/i18n/index.ts';
import { directionName, directionsOf } from '../../tabletop/arrows/index.ts';
import { cardName, type Seen } from '../../tabletop/seen/index.ts';
import { arrowsAfter } from './after-trade.ts';

interface ReceiptProps {
  readonly seen: Seen;
  /** Seen from the one who receives: the player. */
  readonly exchange: Exchange;
  readonly onPlace: (place: Placements) => void;
}

export function ReceiptPicker({ seen, exchange, onPlace }: ReceiptProps): ReactElement {
  return (
    <>
      {(exchange.gets.groups ?? []).map((group) => (
        <OnePicker key={group} seen={seen} exchange={exchange} group={group} onPlace={onPlace} />
      ))}
    </>
  );
}

function OnePicker({ seen, exchange, group, onPlace }: ReceiptProps & { readonly group: CardNo }): ReactElement {
  const { arrows, view } = useMemo(() => arrowsAfter(seen, exchange, group), [seen, exchange, group]);
  const direction = useMemo(() => directionsOf({ ...seen, view }), [seen, view]);
  const { [group]: chosen, ...others } = exchange.place ?? {};
  const value = ({ host, side }: Arrow) => `${host} ${side}`;
  return (
    <label className="pick">
      <span>{t('reorganize.where', 'Where {card} goes', { card: cardName(seen, group) })}</span>
      <select
        value={chosen ? value(chosen) : ''}
        onChange={(event) => {
          const [host, side] = event.target.value.split(' ').map(Number);
          onPlace(
            host === undefined || side === undefined || event.target.value === ''
              ? others
              : { ...others, [group]: { host, side: side as Side } },
          );
        }}
      >
        <option value="">{t('deal.placeLater', 'choose when it arrives')}</option>
        {arrows.map((arrow) => (
          <option key={value(arrow)} value={value(arrow)}>
            {t('reorganize.below', '{card}, {direction}', {
              card: cardName(seen, arrow.host),
              direction: directionName(direction(arrow)),
            })}
          </option>
        ))}
      </select>
    </label>
  );
}
