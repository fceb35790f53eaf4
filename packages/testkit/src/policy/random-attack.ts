/** Announcements of a random seat: attacker, kind, target, and now and then everything an announcement can carry. */
import {
  ALIGNMENTS,
  type AlignmentChange,
  ATTACK_KINDS,
  type AttackCommand,
  type AttackMoves,
  explain,
  must,
  type SeatCommand,
} from '@illuminice/engine';
import { admitted, type Situation } from './situation.ts';

export function randomAttack(situation: Situation, moves: AttackMoves): AttackCommand | undefined {
  const { chance, wild } = situation;
  for (let attempt = 0; attempt < 4; attempt++) {
    const plain = wild && chance.happens(70) ? promisingAttack(situation, moves) : plainAttack(situation, moves);
    if (!plain) continue;
    // Without immunities, plain announcements are known to be admitted and the view need not be made.
    if (!wild && moves.immune.length === 0) return plain;
    const dressed = wild ? admitted(situation, () => dressedAttack(situation, moves, plain), 2) : undefined;
    const command = dressed ?? admitted(situation, () => plain, 1);
    if (command) return command;
    if (chance.happens(10)) return undefined;
  }
  return undefined;
}

/** The best of a few: games in which nothing ever succeeds see little of the rules. */
function promisingAttack(situation: Situation, moves: AttackMoves): AttackCommand | undefined {
  const { pack, view } = situation;
  let best: AttackCommand | undefined;
  let bestChance = -1;
  for (let count = 0; count < 8; count++) {
    const attack = plainAttack(situation, moves);
    if (!attack) continue;
    const { chance36 } = explain(pack, view(), attack);
    if (chance36 > bestChance) [best, bestChance] = [attack, chance36];
  }
  return best;
}

function plainAttack({ pack, chance }: Situation, moves: AttackMoves): AttackCommand | undefined {
  const attacker = chance.oneOf(moves.attackers);
  const kind = chance.oneOf(ATTACK_KINDS);
  const whispering = kind === 'destroy' && moves.powerless.length > 0 && chance.happens(30);
  const targets = whispering ? moves.powerless : moves[kind];
  if (targets.length === 0) return undefined;
  const target = chance.oneOf(targets);
  if (target === attacker.card) return undefined;
  if (kind === 'control' && !(attacker.inSides & (1 << must(pack.inSide[target], 'the side of a target'))))
    return undefined;
  const aids = chance.someOf(moves.aids, 30).filter((aid) => aid !== attacker.card && aid !== target);
  return {
    type: 'attack',
    kind,
    attacker: attacker.card,
    target,
    ...(aids.length > 0 ? { aids } : {}),
    ...(whispering ? { whispering } : {}),
  };
}

function dressedAttack(situation: Situation, moves: AttackMoves, plain: AttackCommand): AttackCommand {
  const { chance, moves: all } = situation;
  const { discard, pay } = moves.privilege;
  const takesPart = plain.attacker === situation.seat || plain.aids?.includes(situation.seat);
  return {
    ...plain,
    ...(pay && chance.happens(30) ? { privilege: { pay: true as const } } : {}),
    ...(discard.length > 0 && chance.happens(40) ? { privilege: { discard: chance.oneOf(discard) } } : {}),
    ...(moves.altersAlignment && all.lasers && chance.happens(50)
      ? { lasers: randomChange(situation, all.lasers) }
      : {}),
    ...(moves.stated !== undefined && takesPart && chance.happens(60) ? { stated: chance.from(1, moves.stated) } : {}),
    ...(moves.stated !== undefined && chance.happens(60) ? { claimed: chance.happens(70) } : {}),
  };
}

export function randomLasers(situation: Situation): SeatCommand | undefined {
  const { lasers } = situation.moves;
  if (!lasers) return undefined;
  return admitted(situation, (): SeatCommand => ({ type: 'lasers', ...randomChange(situation, lasers) }), 8);
}

function randomChange({ chance }: Situation, targets: readonly (readonly [number, number])[]): AlignmentChange {
  const [target, mask] = chance.oneOf(targets);
  const alignment = chance.oneOf(ALIGNMENTS);
  const present = (mask >> ALIGNMENTS.indexOf(alignment)) & 1;
  if (!present) return { target, add: alignment };
  return chance.happens(50) ? { target, remove: alignment } : { target, reverse: alignment };
}
