/** Seeded packs, structures and arms for the comparisons with plain counting. */
import type { Pack } from '../../src/cards/pack.ts';
import { fits, vacantArrows } from '../../src/geometry/room.ts';
import type { Arrow, Structure } from '../../src/geometry/structure.ts';
import { attach } from '../../src/geometry/tree.ts';
import { MAX_SEATS, SIDES } from '../../src/vocabulary/vocabulary.ts';
import { packOf } from './geometry-words.ts';

export type Roll = (below: number) => number;

/** Small and repeatable (mulberry32); the engine's own dice are none of this room's business. */
export function rollsFrom(seed: number): Roll {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * below);
  };
}

/** `anySide`: inward arrows on long sides too; the printed deck has them on short sides only. */
export function randomPack(
  roll: Roll,
  { cards, anySide, arrows }: { cards: number; anySide: boolean; arrows?: number },
): Pack {
  const faces: Record<string, string> = {};
  for (let index = 0; index < cards; index++) {
    const inward = SIDES[anySide ? roll(4) : 1 + 2 * roll(2)] ?? 'left';
    const others = SIDES.filter((side) => side !== inward);
    const outward = arrows ?? 1 + roll(3);
    while (others.length > outward) others.splice(roll(others.length), 1);
    faces[`g${String(index).padStart(2, '0')}`] = `${inward} > ${others.join(' ')}`;
  }
  return packOf(faces);
}

/** all arrows open for this card, asked one by one. */
export function openArrows(pack: Pack, structure: Structure, card: number): Arrow[] {
  return vacantArrows(pack, structure).filter((arrow) => fits(pack, structure, { ...arrow, card }) === 'fits');
}

/** Grows a tree by hanging the cards one by one from random open arrows; `crowded` prefers those near the root. */
export function randomTree(
  roll: Roll,
  pack: Pack,
  { root, cards, crowded }: { root: number; cards: readonly number[]; crowded: boolean },
): Structure {
  let tree: Structure = { root, links: [] };
  for (const card of cards) {
    const open = openArrows(pack, tree, card);
    const arrow = open[crowded ? Math.min(roll(open.length), roll(open.length)) : roll(open.length)];
    if (arrow !== undefined) tree = attach(tree, { root: card, links: [] }, arrow);
  }
  return tree;
}

export function groupNumbers(from: number, count: number): number[] {
  return Array.from({ length: count }, (_, index) => MAX_SEATS + from + index);
}
