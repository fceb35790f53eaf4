/** The money of a card carried to another one: a transfer, or a step of all money placed anew. */
import type { CardNo } from '@illuminice/engine';
import { whyNone, whyRefused } from '../../tabletop/parts/index.ts';
import { type Begun, ownCards, type Seen, treasuryOf } from '../../tabletop/seen/index.ts';
import { openNow } from '../all/index.ts';
import { redistribute } from '../redistribute/index.ts';
import { transfer } from '../transfer/index.ts';
import type { Lift } from './carried.ts';
import { onCard } from './on-card.ts';

export function liftMoney(seen: Seen, begun: Begun | undefined, from: CardNo): Lift | undefined {
  if (!ownCards(seen).includes(from)) return undefined;
  const placed = redistribute.draftOf(begun);
  if (placed) {
    if (!placed.treasuries[from]) return undefined;
    // All of it comes along; how much stays is changed in the lists, as for a press.
    return {
      begin: () => redistribute.begin({ ...placed, treasuries: { ...placed.treasuries, [from]: 0 } }),
      land: (open, place) => (place.card === from ? undefined : onCard(open, place)),
    };
  }
  if (openNow(seen, begun) && !transfer.draftOf(begun)) return undefined;
  const option = seen.moves.transfer?.find((giver) => giver.from === from);
  if (option)
    return {
      begin: ({ isAll }) => transfer.begin({ from, amount: isAll ? option.max : 1 }),
      land: (open, { card }) => {
        if (card === undefined || card === from) return undefined;
        // A press on another card with money would choose that one to pay.
        return option.to.includes(card)
          ? () => open.press?.(card)
          : whyRefused(seen, { type: 'transfer', from, to: card, amount: 1 });
      },
    };
  const { view, me } = seen;
  const isItsTime = view.turn.seat === me && (view.phase === 'actions' || view.phase === 'transfers');
  if (!isItsTime || treasuryOf(view, from) === 0) return undefined;
  const others = ownCards(seen).filter((to) => to !== from);
  const why = whyNone(
    seen,
    (others.length > 0 ? others : [from]).map((to) => ({ type: 'transfer', from, to, amount: 1 })),
  );
  return why && { why };
}
