import { isIlluminatiCard, maskOf, type Pack } from '../cards/pack.ts';
import { entryAt } from '../model/entry-at.ts';
import type { AttackKind, CardNo } from '../vocabulary/vocabulary.ts';
import { attackingAlignments } from './arithmetic.ts';
import { abilitiesOf, abilityOf, type Board } from './board.ts';

interface Participants {
  readonly kind: AttackKind;
  readonly attacker: CardNo;
  readonly target: CardNo;
  readonly aids?: readonly CardNo[];
}

/** a participant of an alignment against which the owner of the target is immune. Not asked of face-down cards. */
export function isImmune(pack: Pack, board: Board, attack: Participants): boolean {
  const owner = entryAt(board.owner, attack.target);
  if (owner < 0 || owner === board.owner[attack.attacker] || board.faceDown[owner]) return false;
  const immunity = abilityOf(abilitiesOf(pack, board, owner), 'immunity');
  return immunity !== undefined && (alignmentsOf(pack, board, attack) & maskOf(immunity.from)) !== 0;
}

/** Of everybody who takes part. */
function alignmentsOf(pack: Pack, board: Board, { kind, attacker, target, aids = [] }: Participants): number {
  let mask = attackingAlignments(pack, board, { kind, attacker, target });
  for (const aid of aids) if (!isIlluminatiCard(aid)) mask |= entryAt(board.alignments, aid);
  return mask;
}

/** R-23.16 (f): the face-down owner is asked when some Illuminati card of the pack would be immune, whatever their own is. */
export function askedForImmunity(pack: Pack, board: Board, attack: Participants): boolean {
  const owner = entryAt(board.owner, attack.target);
  if (owner < 0 || owner === board.owner[attack.attacker] || !board.faceDown[owner]) return false;
  const mask = alignmentsOf(pack, board, attack);
  return pack.illuminati.some(({ abilities }) => (mask & maskOf(abilityOf(abilities, 'immunity')?.from ?? [])) !== 0);
}
