/** Where a Group would land, judged by the engine's own preview. */
import {
  type Arrow,
  type CardNo,
  directionOf,
  type Pack,
  type Plan,
  previewPlacement,
  type Seat,
  type View,
} from '@illuminice/engine';
import { type BoardArrow, type BoardCard, boardLayout } from './board-layout.ts';

/** A Group about to be hung somewhere, as `previewPlacement` judges it. */
export interface GhostDraft extends Arrow {
  readonly group: CardNo;
  readonly plan?: Plan;
  readonly dropOld?: readonly CardNo[];
  /** A line below the name: "Here: 5 / 5 Weird wins the game". */
  readonly note?: string;
}

export interface GhostPlan {
  /** The landing card first, then what hangs below it. */
  readonly boxes: readonly BoardCard[];
  /** All arrows of these cards, as they would point. */
  readonly arrows: readonly BoardArrow[];
  readonly lost: readonly CardNo[];
  /** It hangs above its host: what is said below it would lie on that. */
  readonly isAbove: boolean;
}

export function ghostPlan(pack: Pack, view: View, draft: GhostDraft & { readonly seat: Seat }): GhostPlan | undefined {
  const { seat, group, host, side, plan, dropOld } = draft;
  const preview = previewPlacement(pack, view, {
    seat,
    group,
    host,
    side,
    ...(plan === undefined ? {} : { plan }),
    ...(dropOld === undefined ? {} : { dropOld }),
  });
  if (!preview.ok) return undefined;
  const arm = new Set([group]);
  for (const link of preview.structure.links) if (arm.has(link.host)) arm.add(link.card);
  const landing = preview.layout.filter((placed) => arm.has(placed.card));
  const { cards, arrows } = boardLayout(pack, landing, preview.structure.links);
  const boxes = cards.toSorted((a, b) => Number(b.card === group) - Number(a.card === group));
  const placedHost = preview.layout.find(({ card }) => card === host);
  const isAbove = placedHost !== undefined && directionOf(placedHost, side) === 0;
  return { boxes, arrows, lost: preview.lost, isAbove };
}

/** Where the card itself would land on each arrow; arrows that do not take it are left out. */
export interface Landing extends Arrow {
  readonly box: BoardCard;
}

interface Arriving {
  readonly seat: Seat;
  readonly group: CardNo;
}

export function landingsOf(
  pack: Pack,
  view: View,
  { arrows, ...arriving }: Arriving & { readonly arrows: readonly Arrow[] },
): Landing[] {
  return arrows.flatMap(({ host, side }) => {
    const box = ghostPlan(pack, view, { ...arriving, host, side })?.boxes[0];
    return box === undefined ? [] : [{ host, side, box }];
  });
}

/** Arrows of `host` (or of the whole structure) on which the Group could be hung now. */
export function previewable(
  pack: Pack,
  view: View,
  { seat, group, host }: Arriving & { readonly host?: CardNo },
): Arrow[] {
  const hosts = host === undefined ? [seat, ...(view.seats[seat]?.groups ?? []).map((placed) => placed.card)] : [host];
  const arrows = hosts.flatMap((each) => (pack.outSides[each] ?? []).map((side) => ({ host: each, side })));
  return landingsOf(pack, view, { seat, group, arrows }).map(({ host, side }) => ({ host, side }));
}
