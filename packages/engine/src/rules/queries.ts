import type { Pack } from '../cards/pack.ts';
import type { Placed } from '../geometry/grid.ts';
import { layout } from '../geometry/layout.ts';
import type { Breakdown } from '../model/attack-numbers.ts';
import { specialIn } from '../model/hand.ts';
import type { State } from '../model/state.ts';
import type { AttackKind, CardNo, Seat } from '../vocabulary/vocabulary.ts';
import { breakdown, breakdownOfVerdict } from './arithmetic.ts';
import { type Board, structureOf } from './board.ts';
import { legalTargets } from './targets.ts';

/** Where the cards of a seat lie on the grid. */
export function layoutOfSeat(pack: Pack, board: Board, seat: Seat): Placed[] {
  return layout(pack, structureOf(board, seat));
}

/** The numbers of the attack in progress; once it is decided, those it was decided by. */
export function breakdownOf(pack: Pack, state: State): Breakdown | undefined {
  const { attack } = state;
  return attack?.verdict ? breakdownOfVerdict(attack.verdict) : attack && breakdown(pack, state, attack);
}

export function mayAttackPowerless(pack: Pack, state: State, seat: Seat): boolean {
  return (state.hands[seat] ?? []).some((slot) => pack.specials[specialIn(slot)]?.effect.type === 'attacksPowerless');
}

/** Groups without power count when the seat holds the Special against them. */
export function targetsFor(
  pack: Pack,
  state: State,
  { seat, kind, attacker }: { readonly seat: Seat; readonly kind: AttackKind; readonly attacker: CardNo },
): CardNo[] {
  const search = { seat, kind, attacker, mayAttackPowerless: mayAttackPowerless(pack, state, seat) };
  return legalTargets(pack, state, search);
}
