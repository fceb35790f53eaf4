import type { Pack } from '../cards/pack.ts';
import { entryAt } from '../model/entry-at.ts';
import { attackingAlignments } from '../rules/arithmetic.ts';
import { boardOf } from '../view/board-of.ts';
import type { View } from '../view/view.ts';
import type { AttackKind, CardNo } from '../vocabulary/vocabulary.ts';
import type { AttackMoves } from './seat-moves.ts';

/** The targets such an attack may name, for highlighting. */
export function targetsOf(
  { pack, view }: { readonly pack: Pack; readonly view: View },
  moves: AttackMoves,
  { kind, attacker }: { readonly kind: AttackKind; readonly attacker: CardNo },
): CardNo[] {
  const board = boardOf(pack, view);
  const fighter = moves.attackers.find(({ card }) => card === attacker);
  const reachable = kind === 'destroy' ? [...moves.destroy, ...moves.powerless] : moves[kind];
  const isBarred = (target: CardNo) =>
    moves.immune.some(
      ({ targets, from }) =>
        targets.includes(target) && (attackingAlignments(pack, board, { kind, attacker, target }) & from) !== 0,
    );
  return reachable.filter(
    (target) =>
      fighter !== undefined &&
      target !== attacker &&
      (kind !== 'control' || (fighter.inSides & (1 << entryAt(pack.inSide, target))) !== 0) &&
      !isBarred(target),
  );
}
