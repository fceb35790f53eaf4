/** What lies under the pointer while something is carried: a card, an arrow near it, a player. */
import type { Arrow, CardNo } from '@illuminice/engine';
import type { Place } from '../../actions/lift/index.ts';
import { layoutOfView } from '../../pieces/board/index.ts';
import type { Point } from '../../pieces/cards/index.ts';
import type { Seen } from '../../tabletop/seen/index.ts';

/** The own structure as it looks for what is carried, in the moment it was taken. */
export interface DropContext {
  readonly seen: Seen;
  readonly lit: readonly Arrow[];
  /** With all that hangs below it; empty for money and Specials, which need no arrow. */
  readonly arm: readonly CardNo[];
}

/** How far from an arrow it is still meant, in pixels of the board: about a card's height. An arrow that is not lit is meant only by who is on it. */
const REACH = 110;
const ON_IT = 26;

/** Drawn over the cards, and moved by what is carried. */
const NOT_MEANT = '.ghost, .arrow-button, .red-string, .card-slip';

interface Found {
  readonly place: Place;
  /** The card under the pointer. */
  readonly face: HTMLElement | undefined;
}

export function placeAt({ x, y }: Point, context: DropContext): Found {
  const under = document.elementsFromPoint(x, y).find((element) => !element.closest(NOT_MEANT));
  const face = under?.closest<HTMLElement>('.board-area [data-card], .strip [data-card]');
  const seat = under?.closest<HTMLElement>('.rival[data-seat]')?.dataset.seat;
  const card = face ? Number(face.dataset.card) : undefined;
  const place = {
    card,
    seat: seat === undefined ? undefined : Number(seat),
    isTable: Boolean(under?.closest('.board-area, .strip')),
    arrow: context.arm.length > 0 && under?.closest('.board-view') ? arrowAt({ x, y }, card, context) : undefined,
  };
  return { place, face: face ?? undefined };
}

function arrowAt(point: Point, card: CardNo | undefined, { seen, lit, arm }: DropContext): Arrow | undefined {
  const world = document.querySelector<HTMLElement>('.board-area .board-view .world');
  if (!world || seen.me === undefined) return undefined;
  const box = world.getBoundingClientRect();
  const zoom = box.width / world.offsetWidth;
  const at = { x: (point.x - box.left) / zoom, y: (point.y - box.top) / zoom };
  const layout = layoutOfView(seen.pack, seen.view, seen.me);
  const isOnCard = card !== undefined && layout.cards.some((each) => each.card === card);
  // Over the card it was taken from it is at home, over what it brings along it would hang below itself.
  if (isOnCard && arm.includes(card)) return undefined;
  const near = layout.arrows
    .filter(({ host, puppet }) => !arm.includes(host) && puppet !== arm[0] && (!isOnCard || host === card))
    .map((arrow) => ({ arrow, away: Math.hypot(arrow.at.x - at.x, arrow.at.y - at.y) }))
    .toSorted((a, b) => a.away - b.away);
  const isLit = ({ host, side }: Arrow) => lit.some((other) => other.host === host && other.side === side);
  const found =
    near.find(({ arrow, away }) => isLit(arrow) && (isOnCard || away < REACH)) ??
    near.find(({ away }) => isOnCard || away < ON_IT);
  return found && { host: found.arrow.host, side: found.arrow.side };
}

/** Nothing else would come of it here. */
export function samePlace(a: Place | undefined, b: Place): boolean {
  return (
    a !== undefined &&
    a.card === b.card &&
    a.seat === b.seat &&
    a.isTable === b.isTable &&
    a.arrow?.host === b.arrow?.host &&
    a.arrow?.side === b.arrow?.side
  );
}
