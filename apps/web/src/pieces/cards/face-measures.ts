/** Pixels of both faces at zoom 1. A card covers 4 × 2 or 2 × 4 grid cells, its face all but a gap. */
import type { FitStep } from './fit-name.ts';

export const CELL = 45;
export const GAP = 12;

/** Lying or standing: two upright faces, so that text is never turned. */
export type Shape = 'wide' | 'tall';

export const FACE: Readonly<Record<Shape, { readonly width: number; readonly height: number }>> = {
  wide: { width: 4 * CELL - GAP, height: 2 * CELL - GAP },
  tall: { width: 2 * CELL - GAP, height: 4 * CELL - GAP },
};

/** How much a face tells. Chips turn into codes below zoom 0.85, figures keep their size below 0.8, and below 0.5 a tag is left. */
export type Detail = 'full' | 'codes' | 'figures' | 'tag';

export function detailAt(zoom: number): Detail {
  return zoom < 0.5 ? 'tag' : zoom < 0.8 ? 'figures' : zoom < 0.85 ? 'codes' : 'full';
}

const step = (lines: number, largest: number, smallest: number): FitStep => ({ lines, largest, smallest });

export const NAME_STEPS: Readonly<Record<Shape, Readonly<Record<Detail, readonly FitStep[]>>>> = {
  wide: {
    full: [step(1, 18, 14), step(2, 15.5, 12)],
    codes: [step(1, 20, 15), step(2, 15.5, 12)],
    // Of a ghost; a card itself is set in pixels of the screen (figures-face.tsx).
    figures: [step(1, 22, 17), step(2, 19, 15), step(3, 17, 13)],
    // Three lines have 50 pixels below the stripe.
    tag: [step(1, 25, 21), step(2, 25, 18), step(3, 16, 13)],
  },
  tall: {
    full: [step(1, 18, 15.5), step(2, 17, 15), step(3, 16, 12)],
    codes: [step(1, 20, 16), step(2, 18, 15), step(3, 16, 12)],
    figures: [step(1, 22, 17), step(2, 20, 15), step(3, 18, 12)],
    tag: [step(1, 24, 18), step(2, 22, 17), step(3, 20, 12)],
  },
};

export const NAME_WIDTH: Readonly<Record<Shape, number>> = { wide: 154, tall: 70 };

export function bandHeight(shape: Shape, lines: number, size: number): number {
  if (shape === 'wide') return lines > 1 ? 34 : 23;
  return lines === 1 ? 24 : lines === 2 ? 39 : Math.round(size * 3 + 8);
}

const TALL_STATS = 33;

/** Where art, numbers and chips of a standing card go: the art takes what the name and the chips leave. */
export function tallRows(
  band: number,
  chipCount: number,
  detail: Detail,
): { artTop: number; artHeight: number; chips: number } {
  const rows = chipCount > 2 ? Math.ceil(chipCount / 3) : Math.max(1, chipCount);
  const rowHeight = detail === 'full' ? 15 : 18;
  const chips = rows * rowHeight + (rows - 1) * 2;
  const artTop = band + 4;
  return { artTop, artHeight: FACE.tall.height - 6 - chips - 3 - TALL_STATS - 2 - artTop, chips };
}
