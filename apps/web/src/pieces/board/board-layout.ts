/** Where cards and arrows of one structure lie, in pixels of its world; the Illuminati card lies at the origin. */
import {
  type Arrow,
  boardOf,
  type CardNo,
  directionOf,
  layoutOfSeat,
  type Pack,
  type Placed,
  type Seat,
  type SeatView,
  type Side,
  type View,
} from '@illuminice/engine';
import { type Box, CELL, edgePoint, FACE, GAP, type Point, type Shape } from '../cards/index.ts';

export interface BoardCard extends Box {
  readonly card: CardNo;
  readonly shape: Shape;
  readonly rotation: Side;
}

export interface BoardArrow extends Arrow {
  readonly direction: Side;
  /** What hangs there, if anything. */
  readonly puppet: CardNo | undefined;
  readonly at: Point;
}

export interface BoardLayout {
  readonly cards: readonly BoardCard[];
  readonly arrows: readonly BoardArrow[];
  readonly bounds: Box;
}

export const EMPTY_LAYOUT: BoardLayout = {
  cards: [],
  arrows: [],
  bounds: { x: 0, y: 0, width: FACE.wide.width, height: FACE.wide.height },
};

const LINK_OUTWARDS = GAP / 2;
const FREE_OUTWARDS = 5.5;

/** By the seat as it was told: one in which nothing has changed is the same thing, and lies as it lay. */
const known = new WeakMap<SeatView, { readonly pack: Pack; readonly seat: Seat; readonly layout: BoardLayout }>();

export function layoutOfView(pack: Pack, view: View, seat: Seat): BoardLayout {
  const shown = view.seats[seat];
  if (shown === undefined || shown.status !== 0 || (shown.illuminati === undefined && !shown.faceDown))
    return EMPTY_LAYOUT;
  const before = known.get(shown);
  if (before?.pack === pack && before.seat === seat) return before.layout;
  const layout = boardLayout(pack, layoutOfSeat(pack, boardOf(pack, view), seat), shown.groups);
  known.set(shown, { pack, seat, layout });
  return layout;
}

export function boardLayout(
  pack: Pack,
  placed: readonly Placed[],
  links: readonly { readonly card: CardNo; readonly host: CardNo; readonly side: Side }[],
): BoardLayout {
  const cards = placed.map(cardBox);
  const puppets = new Map(links.map((link) => [arrowKey(link), link.card]));
  const arrows = cards.flatMap((card) =>
    (pack.outSides[card.card] ?? []).map((side): BoardArrow => {
      const direction = directionOf(card, side);
      const puppet = puppets.get(arrowKey({ host: card.card, side }));
      const at = edgePoint(card, direction, puppet === undefined ? FREE_OUTWARDS : LINK_OUTWARDS);
      return { host: card.card, side, direction, puppet, at };
    }),
  );
  return { cards, arrows, bounds: boundsOf(cards) };
}

export function cardBox(placed: Placed): BoardCard {
  const shape: Shape = placed.rotation & 1 ? 'tall' : 'wide';
  return {
    card: placed.card,
    shape,
    rotation: placed.rotation,
    x: placed.x * CELL + GAP / 2,
    y: placed.y * CELL + GAP / 2,
    ...FACE[shape],
  };
}

export function arrowKey({ host, side }: Arrow): string {
  return `${host}:${side}`;
}

export function boundsOf(boxes: readonly Box[]): Box {
  if (boxes.length === 0) return EMPTY_LAYOUT.bounds;
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  return {
    x,
    y,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - x,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - y,
  };
}

export function centreOf(box: Box): Point {
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** The nearest one in a direction, straight ahead preferred; for arrow keys. */
export function nearestTowards<T>(
  { from, direction }: { readonly from: Point; readonly direction: Side },
  candidates: readonly T[],
  at: (candidate: T) => Point,
): T | undefined {
  let best: T | undefined;
  let bestCost = Number.POSITIVE_INFINITY;
  for (const candidate of candidates) {
    const { x, y } = at(candidate);
    const [dx, dy] = [x - from.x, y - from.y];
    const ahead = direction === 0 ? -dy : direction === 1 ? dx : direction === 2 ? dy : -dx;
    if (ahead < 1) continue;
    const aside = Math.abs(direction % 2 === 0 ? dx : dy);
    const cost = ahead + 2.5 * aside;
    if (cost < bestCost) [best, bestCost] = [candidate, cost];
  }
  return best;
}
