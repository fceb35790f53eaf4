/** Where a line of words lies over a board in the hand without lying on a card. */
import type { Box } from '../cards/index.ts';
import type { Camera, Size } from './camera.ts';

export type Corner = 'top' | 'bottom' | 'bottom-right';

/** Of the words, with the room around them. */
const WORDS: Size = { width: 190, height: 38 };
/** In the order in which they are taken: the button for advice is at the top right, the small map at the bottom left. */
const CORNERS: readonly Corner[] = ['top', 'bottom-right', 'bottom'];

/** The first corner with no card in it; if there is none, the one with least of them. */
export function landingCorner(boxes: readonly Box[], { x, y, zoom }: Camera, view: Size): Corner {
  const covered = (corner: Corner): number => {
    const left = corner === 'bottom-right' ? view.width - WORDS.width : 0;
    const top = corner === 'top' ? 0 : view.height - WORDS.height;
    return boxes.reduce((sum, box) => {
      const wide = Math.min(left + WORDS.width, (box.x + box.width) * zoom + x) - Math.max(left, box.x * zoom + x);
      const high = Math.min(top + WORDS.height, (box.y + box.height) * zoom + y) - Math.max(top, box.y * zoom + y);
      return sum + Math.max(0, wide) * Math.max(0, high);
    }, 0);
  };
  return CORNERS.reduce((best, corner) => (covered(corner) < covered(best) ? corner : best));
}
