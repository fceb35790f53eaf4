import {
  ALIGNMENTS,
  type AlignmentChange,
  type AttackCommand,
  breakdown,
  type CardNo,
  MAX_SEATS,
  NOTHING_SPENT,
  whyNot,
} from '@illuminice/engine';
import type { Thought } from '../thought/thought.ts';
import type { Draft } from './candidates.ts';

export interface Changed {
  readonly change: AlignmentChange;
  readonly mask: number;
}

/** every change of one card the rules allow, with the mask it leads to. */
export function changesOf(card: CardNo, mask: number): Changed[] {
  return ALIGNMENTS.flatMap((alignment, bit): Changed[] => {
    const here = 1 << bit;
    if (!(mask & here)) return [{ change: { target: card, add: alignment }, mask: mask | here }];
    const removed = { change: { target: card, remove: alignment }, mask: mask & ~here };
    // The first eight lie in opposed pairs.
    if (bit >= 8) return [removed];
    return [removed, { change: { target: card, reverse: alignment }, mask: (mask & ~here) | (1 << (bit ^ 1)) }];
  });
}

/** The announcement with the one use of the Lasers that helps it most, or as it was. */
export function aimed(thought: Thought, command: AttackCommand, draft: Draft): AttackCommand {
  const { moves, scene, pack, view } = thought;
  if (!moves.attack?.altersAlignment || !thought.skill.craft || draft.required >= 12) return command;
  const { kind, attacker, target, aids, whispering } = draft;
  let best = command;
  let most = draft.required;
  for (const card of attacker < MAX_SEATS ? [] : [attacker, target])
    for (const { change, mask } of changesOf(card, scene.board.alignments[card] ?? 0)) {
      const board = { ...scene.ownBoard, alignments: scene.board.alignments.with(card, mask) };
      const { required } = breakdown(pack, board, { kind, attacker, target, aids, whispering, spent: NOTHING_SPENT });
      if (required <= most) continue;
      const trial = { ...command, lasers: change };
      if (whyNot(pack, view, trial)) continue;
      most = required;
      best = trial;
    }
  return best;
}
