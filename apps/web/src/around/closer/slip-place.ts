import type { Box, Point } from '../../pieces/cards/index.ts';

export interface Surroundings {
  readonly card: Box;
  readonly slip: Pick<Box, 'width' | 'height'>;
  /** What should stay in sight. */
  readonly others: readonly Box[];
  /** It lies in here. */
  readonly frame: Box;
}

const BESIDE = 12;
const EDGE = 6;
const STEP = 16;
/** So many covered pixels are as bad as one pixel farther away: a whole small card for some 200. */
const FARTHER = 30;

/** Near the card, where it covers least of the others and nothing of the card itself. */
export function slipPlace({ card, slip, others, frame }: Surroundings): Point {
  let best: Point = { x: frame.x + EDGE, y: frame.y + EDGE };
  let least = Number.POSITIVE_INFINITY;
  const [right, bottom] = [frame.x + frame.width - slip.width - EDGE, frame.y + frame.height - slip.height - EDGE];
  for (let y = frame.y + EDGE; y <= bottom; y += STEP) {
    for (let x = frame.x + EDGE; x <= right; x += STEP) {
      const place = { x, y, width: slip.width, height: slip.height };
      const gap = gapBetween(place, card);
      const covered = others.reduce((sum, other) => sum + shared(place, other), 0);
      const cost = covered + FARTHER * Math.abs(gap - BESIDE) + 100 * shared(place, card);
      if (cost < least) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

function gapBetween(a: Box, b: Box): number {
  const across = Math.max(a.x - b.x - b.width, b.x - a.x - a.width, 0);
  const down = Math.max(a.y - b.y - b.height, b.y - a.y - a.height, 0);
  return Math.hypot(across, down);
}

function shared(a: Box, b: Box): number {
  const across = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const down = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return across > 0 && down > 0 ? across * down : 0;
}
