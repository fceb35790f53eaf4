import type { Pack } from '../cards/pack.ts';
import type { Placed } from '../geometry/grid.ts';
import { layout } from '../geometry/layout.ts';
import type { PlacementRefusal } from '../geometry/placement.ts';
import { judgeReceipt } from '../geometry/receipt.ts';
import type { Arrow, Plan, Structure } from '../geometry/structure.ts';
import { attach, lift } from '../geometry/tree.ts';
import { entryAt } from '../model/entry-at.ts';
import { structureOf } from '../rules/board.ts';
import { dropsFreely } from '../rules/receipts.ts';
import type { CardNo, Seat } from '../vocabulary/vocabulary.ts';
import { boardOf } from './board-of.ts';
import type { View } from './view.ts';

export interface PlacementDraft extends Arrow {
  /** Whose structure; and what is hung there: an own Group that moves, an arm that waits for a place, or a lone card. */
  readonly seat: Seat;
  readonly group: CardNo;
  readonly plan?: Plan;
  readonly dropOld?: readonly CardNo[];
}

export interface PlacementPreview {
  readonly ok: true;
  /** Where every card would lie. */
  readonly layout: readonly Placed[];
  readonly structure: Structure;
  /** Cards that would become uncontrolled. */
  readonly lost: readonly CardNo[];
  readonly isDefault: boolean;
}

/** What placing a Group there would do, before anybody confirms it. */
export function previewPlacement(pack: Pack, view: View, draft: PlacementDraft): PlacementPreview | PlacementRefusal {
  const { seat, group, host, side, plan, dropOld } = draft;
  const board = boardOf(pack, view);
  const whole = structureOf(board, seat);
  const { rest, arm } =
    board.owner[group] === seat ? lift(whole, group) : { rest: whole, arm: armOf(pack, view, group) };
  const wish = { plan, dropOld, dropsFreely: dropsFreely(view, seat) };
  const outcome = judgeReceipt(pack, { rest, arm, arrow: { host, side } }, wish);
  if (!outcome.ok) return outcome;
  const structure = attach(outcome.rest, { root: arm.root, links: outcome.links }, { host, side });
  return {
    ok: true,
    layout: layout(pack, structure),
    structure,
    lost: [...outcome.lostOld, ...outcome.dropped],
    isDefault: outcome.isDefault,
  };
}

/** A Group outside the structure travels with what hangs below it: in transit, or still with another player. */
function armOf(pack: Pack, view: View, group: CardNo): Structure {
  for (const question of view.questions) {
    if (question.kind !== 'placement') continue;
    for (const { arm } of [question, ...question.left]) if (arm.root === group) return arm;
  }
  const board = boardOf(pack, view);
  const owner = entryAt(board.owner, group);
  return owner >= 0 ? lift(structureOf(board, owner), group).arm : { root: group, links: [] };
}
