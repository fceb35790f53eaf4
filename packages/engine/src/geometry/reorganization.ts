/** the whole structure hung anew. */
import type { Pack } from '../cards/pack.ts';
import type { CardNo } from '../vocabulary/vocabulary.ts';
import { hasOverlap, layout, outSidesOf } from './layout.ts';
import type { Link, Structure } from './structure.ts';
import { cardsOf, inOrder } from './tree.ts';

export interface Reorganization {
  readonly ok: true;
  readonly structure: Structure;
  /** Cards left out of the proposal, in the order they lay before. */
  readonly dropped: readonly CardNo[];
}

export interface ReorganizationRefusal {
  readonly ok: false;
  readonly code: 'ILLEGAL_TARGET' | 'NO_OPEN_ARROW' | 'OVERLAP';
}

/** `proposed` may come in any order. What it leaves out is dropped; nothing follows it, its puppets may hang elsewhere. */
export function judgeReorganization(
  pack: Pack,
  old: Structure,
  proposed: readonly Link[],
): Reorganization | ReorganizationRefusal {
  const own = new Set(cardsOf(old));
  const named = new Set(proposed.map((link) => link.card));
  const structure = inOrder(old.root, proposed);
  const isTreeOfOwnCards =
    named.size === proposed.length &&
    !named.has(old.root) &&
    proposed.every((link) => own.has(link.card)) &&
    structure.links.length === proposed.length;
  if (!isTreeOfOwnCards) return { ok: false, code: 'ILLEGAL_TARGET' };

  const arrows = new Set(proposed.map((link) => link.host * 4 + link.side));
  const allExist = proposed.every((link) => outSidesOf(pack, link.host).includes(link.side));
  if (!allExist || arrows.size !== proposed.length) return { ok: false, code: 'NO_OPEN_ARROW' };
  if (hasOverlap(layout(pack, structure))) return { ok: false, code: 'OVERLAP' };
  return { ok: true, structure, dropped: old.links.map((link) => link.card).filter((card) => !named.has(card)) };
}
