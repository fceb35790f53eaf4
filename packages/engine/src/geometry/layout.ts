/** positions are never stored; they follow from the tree. */
import type { Pack } from '../cards/pack.ts';
import type { CardNo, Side } from '../vocabulary/vocabulary.ts';
import { ORIGIN, overlaps, type Placed, type Pose, poseBeside } from './grid.ts';
import type { Link, Structure } from './structure.ts';

/** the root in landscape at (0,0), then its cards in the order of the links. */
export function layout(pack: Pack, structure: Structure): Placed[] {
  return layoutFrom(pack, structure, ORIGIN);
}

/** the same tree, rigid, with its root lying at `pose` (an arm on its new arrow). */
export function layoutFrom(pack: Pack, { root, links }: Structure, pose: Pose): Placed[] {
  const placed: Placed[] = [{ card: root, x: pose.x, y: pose.y, rotation: pose.rotation }];
  // Breadth-first links name their hosts in the order of `placed`, so one pointer finds them all.
  let pointer = 0;
  for (const link of links) {
    let host = placed[pointer];
    while (host !== undefined && host.card !== link.host) host = placed[++pointer];
    if (host === undefined)
      throw new Error(`links are not breadth-first: ${link.card} comes before its host ${link.host}`);
    placed.push(hang(pack, host, link));
  }
  return placed;
}

export function hang(pack: Pack, host: Pose, { side, card }: Pick<Link, 'side' | 'card'>): Placed {
  const pose = poseBeside(host, side, inSideOf(pack, card));
  return { card, x: pose.x, y: pose.y, rotation: pose.rotation };
}

/** */
export function hasOverlap(placed: readonly Placed[]): boolean {
  return placed.some((pose, index) => {
    for (let earlier = 0; earlier < index; earlier++) if (overlaps(pose, placed[earlier] as Placed)) return true;
    return false;
  });
}

export function inSideOf(pack: Pack, card: CardNo): Side {
  return pack.inSide[card] ?? 0;
}

export function outSidesOf(pack: Pack, card: CardNo): readonly Side[] {
  return pack.outSides[card] ?? [];
}
