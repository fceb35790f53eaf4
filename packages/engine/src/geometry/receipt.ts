/** a Group that comes by a transfer. Only here may cards already in place give way to new ones. */
import type { Pack } from '../cards/pack.ts';
import type { CardNo } from '../vocabulary/vocabulary.ts';
import { overlaps, overlapsAny, type Placed, poseBeside } from './grid.ts';
import { inSideOf, layout, layoutFrom } from './layout.ts';
import {
  faultyArrow,
  intendedLinks,
  judgePlacement,
  type Placement,
  type PlacementRefusal,
  type PlacementWish,
  refuse,
} from './placement.ts';
import { isVacant } from './room.ts';
import type { Hanging, Link, Structure } from './structure.ts';
import { chainTo, holds, subtrees, withoutSubtrees } from './tree.ts';

export interface ReceiptWish extends PlacementWish {
  /** Old cards the receiver gives up, with their subtrees. */
  readonly dropOld?: readonly CardNo[] | undefined;
}

export interface Receipt extends Placement {
  /** What stays of the receiver's structure; `attach` hangs the arm from it. */
  readonly rest: Structure;
  /** Old cards lost, subtrees included. */
  readonly lostOld: readonly CardNo[];
}

export function judgeReceipt(pack: Pack, hanging: Hanging, wish: ReceiptWish): Receipt | PlacementRefusal {
  const { rest, arm, arrow } = hanging;
  const { plan, dropOld = [], dropsFreely } = wish;
  if (dropOld.length === 0) return received(judgePlacement(pack, hanging, wish), rest, []);

  const arrows = isVacant(pack, rest, arrow) ? faultyArrow(pack, arm, plan ?? {}) : 'arrowNotVacant';
  if (arrows !== undefined) return refuse('NO_OPEN_ARROW', arrows);
  if (dropOld.some((card) => !holds(rest, card))) return refuse('BAD_PLAN', 'oldCardIsNotThere');
  const carriers = chainTo(rest, arrow.host);
  if (dropOld.some((card) => carriers.includes(card))) return refuse('BAD_PLAN', 'oldCardCarriesArrow');
  const all = judgePlacement(pack, hanging, { dropsFreely });
  if (all.ok && all.dropped.length === 0) return refuse('BAD_PLAN', 'oldDroppedWithoutNeed');

  const remaining = withoutSubtrees(rest, dropOld);
  const judged = judgePlacement(pack, { rest: remaining, arm, arrow }, { plan, dropsFreely });
  if (!judged.ok && judged.code !== 'OVERLAP') return judged;
  const links = judged.ok ? judged.links : intendedLinks(arm, plan);
  if (!everyOneInTheWay(pack, hanging, { links, dropOld })) return refuse('BAD_PLAN', 'oldDroppedWithoutNeed');
  return received(judged, remaining, subtrees(rest, dropOld));
}

/**
 * The old cards on which the Group itself would lie: the least that must go if it is to stand there. Undefined when that
 * cannot be, because one of them carries the arrow.
 */
export function inTheWayOf(pack: Pack, { rest, arm, arrow }: Hanging): readonly CardNo[] | undefined {
  const placed = layout(pack, rest);
  const host = placed.find((other) => other.card === arrow.host);
  if (host === undefined || !isVacant(pack, rest, arrow)) return undefined;
  const pose = poseBeside(host, arrow.side, inSideOf(pack, arm.root));
  const blockers = placed.filter((other) => overlaps(pose, other)).map((other) => other.card);
  const carriers = chainTo(rest, arrow.host);
  return blockers.some((card) => carriers.includes(card)) ? undefined : blockers;
}

/** gives the choice among overlapping cards only; one that goes anyway with its master needs no reason of its own. */
function everyOneInTheWay(
  pack: Pack,
  { rest, arm, arrow }: Hanging,
  { links, dropOld }: { readonly links: readonly Link[]; readonly dropOld: readonly CardNo[] },
): boolean {
  const old = new Map(layout(pack, rest).map((placed) => [placed.card, placed]));
  const host = old.get(arrow.host) as Placed; // the arrow was vacant, so its host is there
  const fresh = layoutFrom(pack, { root: arm.root, links }, poseBeside(host, arrow.side, inSideOf(pack, arm.root)));
  return dropOld.every((card) => {
    const followsAnother = chainTo(rest, card)
      .slice(1)
      .some((above) => dropOld.includes(above));
    return followsAnother || overlapsAny(old.get(card) as Placed, fresh);
  });
}

function received(
  judged: Placement | PlacementRefusal,
  rest: Structure,
  lostOld: readonly CardNo[],
): Receipt | PlacementRefusal {
  return judged.ok ? { ...judged, isDefault: judged.isDefault && lostOld.length === 0, rest, lostOld } : judged;
}
