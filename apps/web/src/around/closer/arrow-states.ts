/** What each control arrow of a card is good for now: one word for the slip and the large card. */
import { boardOf, type CardNo, isIlluminatiCard, roomEverywhere, type Side, structureOf } from '@illuminice/engine';
import { layoutOfView } from '../../pieces/board/index.ts';
import { ownerOf, type Seen } from '../../tabletop/seen/index.ts';

export interface ArrowState {
  /** As it points on the table; of a card that lies nowhere, as it is printed. */
  readonly direction: Side;
  readonly puppet?: CardNo;
  /** Nothing hangs there, and no card would fit. */
  readonly isBlocked: boolean;
}

export function arrowStates({ pack, view }: Seen, card: CardNo): readonly ArrowState[] {
  const owner = isIlluminatiCard(card) ? card : ownerOf(view, card);
  const printed = pack.outSides[card] ?? [];
  if (owner === undefined) return printed.map((direction) => ({ direction, isBlocked: false }));
  const room = roomEverywhere(pack, structureOf(boardOf(pack, view), owner)).find((each) => each.card === card)?.room;
  return layoutOfView(pack, view, owner)
    .arrows.filter(({ host }) => host === card)
    .map(({ direction, side, puppet }) => ({
      direction,
      ...(puppet === undefined ? {} : { puppet }),
      isBlocked: puppet === undefined && (((room ?? 0) >> (side * 4)) & 15) === 0,
    }));
}
