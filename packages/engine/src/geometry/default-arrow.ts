/** where a Group goes when nobody says where. */
import type { Pack } from '../cards/pack.ts';
import type { CardNo } from '../vocabulary/vocabulary.ts';
import { judgePlacement, type Placement } from './placement.ts';
import { inTheWayOf, judgeReceipt, type Receipt } from './receipt.ts';
import { vacantArrows } from './room.ts';
import type { Arrow, Structure } from './structure.ts';

export interface DefaultArrow<Outcome extends Placement = Placement> {
  readonly arrow: Arrow;
  readonly outcome: Outcome;
}

/** Among the arrows of `hosts` (the attacking card in a capture), or of the whole structure. Undefined: the Group fits nowhere. */
export function defaultArrow(
  pack: Pack,
  { rest, arm, hosts }: { readonly rest: Structure; readonly arm: Structure; readonly hosts?: readonly CardNo[] },
): DefaultArrow | undefined {
  let best: DefaultArrow | undefined;
  for (const arrow of vacantArrows(pack, rest)) {
    if (hosts !== undefined && !hosts.includes(arrow.host)) continue;
    const outcome = judgePlacement(pack, { rest, arm, arrow }, { dropsFreely: false });
    if (outcome.ok && (best === undefined || isBetter(outcome, best.outcome))) best = { arrow, outcome };
  }
  return best;
}

/** For a transfer: old cards give way only where no arrow is open for the Group, and then as few as possible. */
export function defaultReceipt(pack: Pack, rest: Structure, arm: Structure): DefaultArrow<Receipt> | undefined {
  const peaceful = defaultArrow(pack, { rest, arm });
  if (peaceful !== undefined) {
    return { arrow: peaceful.arrow, outcome: { ...peaceful.outcome, rest, lostOld: [] } };
  }
  let best: DefaultArrow<Receipt> | undefined;
  for (const arrow of vacantArrows(pack, rest)) {
    const dropOld = inTheWayOf(pack, { rest, arm, arrow });
    if (dropOld === undefined) continue;
    const outcome = judgeReceipt(pack, { rest, arm, arrow }, { dropOld, dropsFreely: false });
    if (!outcome.ok) continue;
    const fewer = outcome.lostOld.length - (best?.outcome.lostOld.length ?? Number.POSITIVE_INFINITY);
    if (best === undefined || fewer < 0 || (fewer === 0 && isBetter(outcome, best.outcome))) {
      best = { arrow, outcome: { ...outcome, isDefault: true } };
    }
  }
  return best;
}

function isBetter(a: Placement, b: Placement): boolean {
  return a.dropped.length < b.dropped.length || (a.dropped.length === b.dropped.length && a.changed < b.changed);
}
