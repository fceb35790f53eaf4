/** A Special carried onto what it is meant for; one that names nothing is let go anywhere on the table. */
import type { SpecialNo } from '@illuminice/engine';
import { whyRefused } from '../../tabletop/parts/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';
import { startSpecial, whyNoUse } from '../play/index.ts';
import { spy } from '../spy/index.ts';
import type { Landing, Lift, Place } from './carried.ts';
import { onCard } from './on-card.ts';

export function liftSpecial(seen: Seen, special: SpecialNo): Lift {
  const why = whyNoUse(seen, special);
  if (why) return { why };
  const isSpy = seen.moves.play?.find(({ card }) => card === special)?.hands !== undefined;
  return {
    begin: () => startSpecial(seen, special),
    land: (open, place) => {
      if (isSpy) return spiedOn(seen, special, place);
      if (open.press && place.card !== undefined) return onCard(open, place);
      // As "Use" in its menu: the panel asks for the rest.
      return place.isTable ? () => undefined : undefined;
    },
  };
}

/** somebody's hand, or the treasury of a card. */
function spiedOn(seen: Seen, special: SpecialNo, { seat: hand, card: money, isTable }: Place): Landing {
  const on = hand !== undefined ? { hand } : money !== undefined ? { money } : undefined;
  if (!on) return isTable ? () => undefined : undefined;
  return whyRefused(seen, { type: 'play', card: special, ...on }) ?? (() => spy.begin({ special, on }));
}
