import { isIlluminatiCard, maskOf, type Pack } from '../cards/pack.ts';
import { entryAt } from '../model/entry-at.ts';
import type { AttackKind, CardNo, Seat } from '../vocabulary/vocabulary.ts';
import { attackingAlignments } from './arithmetic.ts';
import { abilityOf, type Board } from './board.ts';

interface Participants {
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly aids?: readonly CardNo[];
}

/** a participant of an alignment against which the owner of the target is immune. Not asked of face-down cards. */
export function isImmune(pack: Pack, board: Board, seat: Seat, attack: Participants): boolean {
  const owner = entryAt(board.owner, attack.target);
  if (owner < 0 || owner === seat || board.faceDown[owner]) return false;
  const immunity = abilityOf(pack, board, owner, 'immunity');
  return immunity !== undefined && barredBy(pack, board, maskOf(immunity.from), attack);
}

function barredBy(
  pack: Pack,
  board: Board,
  from: number,
  { kind, attacker, target, aids = [] }: Participants,
): boolean {
  if (attackingAlignments(pack, board, { kind, attacker, target }) & from) return true;
  return aids.some((aid) => !isIlluminatiCard(aid) && (entryAt(board.alignments, aid) & from) !== 0);
}

/** R-23.16 (f): the face-down owner is asked when some Illuminati card of the pack would be immune, whatever their own is. */
export function askedForImmunity(pack: Pack, board: Board, attack: Participants): boolean {
  const owner = entryAt(board.owner, attack.target);
  if (owner < 0 || owner === board.owner[attack.attacker] || !board.faceDown[owner]) return false;
  return pack.illuminati.some(({ abilities }) =>
    abilities.some((ability) => ability.type === 'immunity' && barredBy(pack, board, maskOf(ability.from), attack)),
  );
}
