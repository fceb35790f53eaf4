import type { Pack } from '../cards/pack.ts';
import { changedAlignments, judgeLasers } from '../commands/lasers.ts';
import type { AlignmentChange, AttackCommand } from '../model/commands.ts';
import type { CardNo, Seat } from '../model/words.ts';
import { attackingAlignments } from '../rules/arithmetic.ts';
import type { Board } from '../rules/board.ts';
import { boardOf } from '../view/board-of.ts';
import type { View } from '../view/view.ts';
import type { AttackOptions } from './options.ts';
import { holdsAll, isSet, within } from './within-options.ts';

export function admitsAttack(pack: Pack, view: View, options: AttackOptions, command: AttackCommand): boolean {
  const seat = view.viewer as Seat;
  const { kind, attacker, target, aids = [], privilege, whispering, lasers } = command;
  const fighter = options.attackers.find(({ card }) => card === attacker);
  const targets = kind === 'destroy' && whispering ? options.powerless : options[kind];
  if (!fighter || !targets.includes(target) || target === attacker || (whispering && kind !== 'destroy')) return false;
  if (kind === 'control' && !(fighter.inSides & (1 << (pack.inSide[target] as number)))) return false;
  if (!isSet(aids) || aids.some((aid) => aid === attacker || aid === target || !options.aids.includes(aid)))
    return false;
  const board = boardOf(pack, view);
  if (lasers && (!options.lasers || !changesOne(lasers) || judgeLasers(pack, board, seat, lasers))) return false;
  const after: Board = lasers
    ? { ...board, alignments: board.alignments.with(lasers.target, changedAlignments(board, lasers)) }
    : board;
  if (isBarred(pack, after, options, command)) return false;
  const faceDown = options.stated !== undefined;
  const takesPart = attacker === seat || aids.includes(seat);
  if (command.stated !== undefined && !(faceDown && takesPart && within(command.stated, 1, options.stated ?? 0)))
    return false;
  if (command.claimed !== undefined && !faceDown) return false;
  const pays = privilege !== undefined && 'pay' in privilege;
  if (pays && !options.privilege.pay) return false;
  const whisper = pack.specials.findIndex(({ effect }) => effect.type === 'attacksPowerless');
  return holdsAll(options.privilege.discard, [
    ...(whispering ? [whisper] : []),
    ...(privilege && 'discard' in privilege ? [privilege.discard] : []),
  ]);
}

function isBarred(
  pack: Pack,
  board: Board,
  { immune }: AttackOptions,
  { kind, attacker, target, aids = [] }: AttackCommand,
): boolean {
  return immune.some(
    ({ targets, from }) =>
      targets.includes(target) &&
      ((attackingAlignments(pack, board, { kind, attacker, target }) & from) !== 0 ||
        aids.some((aid) => ((board.alignments[aid] ?? 0) & from) !== 0)),
  );
}

/** The targets such an attack may name, for highlighting. */
export function targetsOf(
  pack: Pack,
  view: View,
  options: AttackOptions,
  kind: 'control' | 'neutralize' | 'destroy',
  attacker: CardNo,
): CardNo[] {
  const board = boardOf(pack, view);
  const fighter = options.attackers.find(({ card }) => card === attacker);
  const reachable = kind === 'destroy' ? [...options.destroy, ...options.powerless] : options[kind];
  return reachable.filter(
    (target) =>
      fighter !== undefined &&
      target !== attacker &&
      (kind !== 'control' || (fighter.inSides & (1 << (pack.inSide[target] as number))) !== 0) &&
      !isBarred(pack, board, options, { type: 'attack', kind, attacker, target }),
  );
}

export function changesOne({ add, remove, reverse }: AlignmentChange): boolean {
  return [add, remove, reverse].filter((change) => change !== undefined).length === 1;
}
