import { isIlluminatiCard, type Pack } from '../cards/pack.ts';
import { hasRoomFor, roomAt } from '../geometry/room.ts';
import { entryAt } from '../model/entry-at.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import { UNCONTROLLED } from '../model/state.ts';
import { type AttackKind, type CardNo, MAX_SEATS, type Seat } from '../vocabulary/vocabulary.ts';
import { type Board, mayTakePart, powerOf, structureOf } from './board.ts';
import { isImmune } from './immunity.ts';

interface Aim {
  readonly seat: Seat;
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly onPowerless: boolean;
}

/** what an attack of this kind may be aimed at. */
export function targetFault(
  pack: Pack,
  board: Board,
  { seat, kind, attacker, target, onPowerless }: Aim,
): Refusal | undefined {
  const owner = entryAt(board.owner, target);
  if (isIlluminatiCard(target) || owner < UNCONTROLLED)
    return refuse('ILLEGAL_TARGET', 'R-7.8', { need: 'groupInPlay' });
  if (kind === 'control' && owner === seat)
    return refuse('ILLEGAL_TARGET', 'R-7.4', { need: 'groupNotYourOwn', card: target });
  if (kind === 'neutralize' && (owner < 0 || owner === seat))
    return refuse('ILLEGAL_TARGET', 'R-7.6', { need: 'opponentsGroup', card: target });
  if (kind === 'destroy') {
    if (target === attacker) return refuse('ILLEGAL_TARGET', 'R-7.12', { need: 'anotherTarget', card: target });
    const powerless = powerOf(pack, board, target) === 0;
    if (powerless !== onPowerless)
      return refuse('ILLEGAL_TARGET', powerless ? 'R-7.7' : 'R-15.15', {
        need: powerless ? 'targetWithPower' : 'targetWithoutPower',
        card: target,
      });
  }
  return undefined;
}

interface TargetSearch {
  readonly seat: Seat;
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly mayAttackPowerless: boolean;
}

/** Every target such an attack could name now; `mayAttackPowerless` lets powerless Groups be destroyed too. */
export function legalTargets(
  pack: Pack,
  board: Board,
  { seat, kind, attacker, mayAttackPowerless }: TargetSearch,
): CardNo[] {
  if (board.owner[attacker] !== seat || powerOf(pack, board, attacker) < 1 || !mayTakePart(pack, board, attacker))
    return [];
  const room = kind === 'control' ? roomAt(pack, structureOf(board, seat), attacker) : 0;
  if (kind === 'control' && room === 0) return [];
  const targets: CardNo[] = [];
  for (let target = MAX_SEATS; target < pack.size; target++) {
    if (entryAt(board.owner, target) < UNCONTROLLED) continue;
    const onPowerless = kind === 'destroy' && mayAttackPowerless && powerOf(pack, board, target) === 0;
    if (targetFault(pack, board, { seat, kind, attacker, target, onPowerless })) continue;
    if (kind === 'control' && !hasRoomFor(room, entryAt(pack.inSide, target))) continue;
    if (isImmune(pack, board, { kind, attacker, target })) continue;
    targets.push(target);
  }
  return targets;
}
