/** where one card lies on the grid, and whether two cards share a cell. */
import type { CardNo, Side } from '../vocabulary/vocabulary.ts';

export interface Pose {
  /** Top-left cell, x to the right, y downwards. */
  readonly x: number;
  readonly y: number;
  /** Quarter turns clockwise: local side s faces world direction (s + rotation) mod 4. */
  readonly rotation: Side;
}

export interface Placed extends Pose {
  readonly card: CardNo;
}

const LONG = 4;
const SHORT = 2;

export const ORIGIN: Pose = { x: 0, y: 0, rotation: 0 };

/** the world direction a local side faces. */
export function directionOf({ rotation }: Pick<Pose, 'rotation'>, side: Side): Side {
  return ((side + rotation) & 3) as Side;
}

/** how a card with this inward side lies when it hangs from `side` of `host`. */
export function poseBeside(host: Pose, side: Side, inSide: Side): Pose {
  const direction = directionOf(host, side);
  const rotation = ((direction + 2 - inSide) & 3) as Side;
  const hostPortrait = host.rotation & 1;
  const portrait = rotation & 1;
  // Middle of edge to middle of edge: landscape to portrait shifts by one cell, back again by minus one.
  const alongX = portrait - hostPortrait;
  switch (direction) {
    case 0:
      return { x: host.x + alongX, y: host.y - (portrait ? LONG : SHORT), rotation };
    case 1:
      return { x: host.x + (hostPortrait ? SHORT : LONG), y: host.y - alongX, rotation };
    case 2:
      return { x: host.x + alongX, y: host.y + (hostPortrait ? LONG : SHORT), rotation };
    case 3:
      return { x: host.x - (portrait ? SHORT : LONG), y: host.y - alongX, rotation };
  }
}

/** they share a cell; edges and corners may touch. */
export function overlaps(a: Pose, b: Pose): boolean {
  const aTall = a.rotation & 1;
  const bTall = b.rotation & 1;
  return (
    a.x < b.x + (bTall ? SHORT : LONG) &&
    b.x < a.x + (aTall ? SHORT : LONG) &&
    a.y < b.y + (bTall ? LONG : SHORT) &&
    b.y < a.y + (aTall ? LONG : SHORT)
  );
}

export function overlapsAny(pose: Pose, others: readonly Pose[]): boolean {
  for (const other of others) if (overlaps(pose, other)) return true;
  return false;
}
