import type { Pack } from '../cards/pack.ts';
import { subtree } from '../geometry/tree.ts';
import { DEAD, UNCONTROLLED } from '../model/state.ts';
import { controlsGroups, structureOf } from '../rules/board.ts';
import { goalOf } from '../rules/goals.ts';
import type { PublicStanding } from '../rules/public-standing.ts';
import type { AttackKind, CardNo, Seat } from '../vocabulary/vocabulary.ts';

interface Success {
  readonly kind: AttackKind;
  readonly target: CardNo;
  readonly by: Seat;
}

/** as far as goals and Groups go: everything captured finds room. */
export function afterSuccess(pack: Pack, standing: PublicStanding, { kind, target, by }: Success): PublicStanding {
  const from = standing.owner[target] ?? UNCONTROLLED;
  const owner = standing.owner.slice();
  const arm = from >= 0 ? subtree(structureOf(standing, from), target) : [target];
  for (const card of arm) owner[card] = kind === 'control' ? by : UNCONTROLLED;
  if (kind === 'destroy') owner[target] = DEAD;
  const left = { ...standing, owner };
  // the Illuminati of whoever lost the last Groups counts too.
  const isOut = from >= 0 && from !== by && !controlsGroups(left, from) && (standing.turnsTaken[from] ?? 0) >= 3;
  const destroyed = (standing.destroyed[by] ?? 0) + (kind === 'destroy' ? 1 : 0) + (isOut ? 1 : 0);
  return {
    ...left,
    destroyed: standing.destroyed.with(by, destroyed),
    turn: { seat: by, spared: standing.turn.spared || sparesDestroyer(pack, left, { by, destroyed }) },
  };
}

/** */
function sparesDestroyer(
  pack: Pack,
  standing: PublicStanding,
  { by, destroyed }: { readonly by: Seat; readonly destroyed: number },
): boolean {
  const goal = goalOf(pack, standing, by);
  return !controlsGroups(standing, by) && goal?.type === 'destroyed' && destroyed >= goal.atLeast;
}
