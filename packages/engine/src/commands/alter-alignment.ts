import { bitOf, isIlluminatiCard, type Pack } from '../cards/pack.ts';
import type { AlignmentChange } from '../model/commands.ts';
import { entryAt } from '../model/entry-at.ts';
import { type Refusal, refuse } from '../model/refusal.ts';
import { UNCONTROLLED } from '../model/state.ts';
import { type Board, cardWith } from '../rules/board.ts';
import { ALIGNMENTS, type Alignment, type Seat } from '../vocabulary/vocabulary.ts';
import type { Handler } from './handler.ts';
import { unusable } from './timing.ts';

/** */
export const alterAlignment: Handler<'lasers'> = ({ state, pack, emit }, command) => {
  const { seat } = command;
  const card = cardWith(pack, state, { seat, ability: 'altersAlignment' });
  if (card === undefined || state.turn.lasersUsed)
    return refuse('BAD_TIMING', 'R-17.20', unusable(card, 'altersAlignment'));
  const fault = judgeChange(pack, state, command);
  if (fault) return fault;
  emit({ type: 'alignmentChanged', card: command.target, alignments: changedAlignments(state, command), by: seat });
  emit({ type: 'turnNoted', turn: { lasersUsed: true } });
  return undefined;
};

/** */
export function judgeChange(
  pack: Pack,
  board: Board,
  { seat, target, add, remove, reverse }: AlignmentChange & { readonly seat: Seat },
): Refusal | undefined {
  if (isIlluminatiCard(target) || entryAt(board.owner, target) < UNCONTROLLED)
    return refuse('ILLEGAL_TARGET', 'R-17.20', { need: 'groupInPlay' });
  if (target === cardWith(pack, board, { seat, ability: 'altersAlignment' }))
    return refuse('ILLEGAL_TARGET', 'R-17.20', { need: 'anotherGroupThanItself', card: target });
  const mask = entryAt(board.alignments, target);
  if (add && mask & bitOf(add)) return refuse('ILLEGAL_TARGET', 'R-17.21', { need: 'alignmentItLacks', card: target });
  if (remove && !(mask & bitOf(remove)))
    return refuse('ILLEGAL_TARGET', 'R-17.21', { need: 'alignmentItHas', card: target });
  if (reverse && (!(mask & bitOf(reverse)) || !oppositeOf(reverse)))
    return refuse('ILLEGAL_TARGET', 'R-17.21', { need: 'reversibleAlignment', card: target });
  return undefined;
}

/** the four opposed pairs stand side by side in ALIGNMENTS; Criminal and Fanatic cannot be reversed. */
function oppositeOf(alignment: Alignment): Alignment | undefined {
  const position = ALIGNMENTS.indexOf(alignment);
  return position < 8 ? ALIGNMENTS[position ^ 1] : undefined;
}

export function changedAlignments(board: Board, { target, add, remove, reverse }: AlignmentChange): number {
  let mask = entryAt(board.alignments, target);
  if (add) mask |= bitOf(add);
  if (remove) mask &= ~bitOf(remove);
  if (reverse) mask = (mask & ~bitOf(reverse)) | bitOf(oppositeOf(reverse) ?? reverse);
  return mask;
}
