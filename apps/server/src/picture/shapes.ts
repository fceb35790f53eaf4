/** What pictures are put together from, as polygons. */

import type { Canvas, Polygon, Rgb } from './canvas.ts';

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Letter {
  readonly advance: number;
  readonly shape: readonly Polygon[];
}

/** As apps/web/vite/picture writes them beside the client. */
export interface PictureParts {
  readonly letters: Readonly<Record<string, Letter>>;
  readonly cards: Readonly<Record<string, { readonly tint: string; readonly shape: readonly Polygon[] }>>;
}

export function rgb(hex: string): Rgb {
  const part = (at: number): number => Number.parseInt(hex.slice(at, at + 2), 16);
  return { r: part(1), g: part(3), b: part(5) };
}

const CORNER_PIECES = 5;

export function roundedBox({ x, y, width, height }: Box, radius: number): Polygon {
  const corners = [
    [x + width - radius, y + radius, -90],
    [x + width - radius, y + height - radius, 0],
    [x + radius, y + height - radius, 90],
    [x + radius, y + radius, 180],
  ] as const;
  return corners.flatMap(([cx, cy, from]) =>
    Array.from({ length: CORNER_PIECES + 1 }, (_, piece) => {
      const angle = ((from + (90 * piece) / CORNER_PIECES) * Math.PI) / 180;
      return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
    }).flat(),
  );
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

const CURVE_PIECES = 24;

/** A thick curve from the first to the last of three points, with an arrow at its end. */
export function arrowAlong([from, bend, to]: readonly [Point, Point, Point], thick: number): readonly Polygon[] {
  const at = (t: number): Point => ({
    x: (1 - t) ** 2 * from.x + 2 * t * (1 - t) * bend.x + t * t * to.x,
    y: (1 - t) ** 2 * from.y + 2 * t * (1 - t) * bend.y + t * t * to.y,
  });
  // The head takes the last of it.
  const neck = 1 - Math.min(0.5, (3 * thick) / (Math.hypot(to.x - from.x, to.y - from.y) || 1));
  const sides: readonly [number[], number[]] = [[], []];
  for (let piece = 0; piece <= CURVE_PIECES; piece++) {
    const [left, right] = besides(at, (neck * piece) / CURVE_PIECES, thick / 2);
    sides[0].push(left.x, left.y);
    sides[1].unshift(right.x, right.y);
  }
  const [left, right] = besides(at, neck, 1.7 * thick);
  return [
    [...sides[0], ...sides[1]],
    [left.x, left.y, to.x, to.y, right.x, right.y],
  ];
}

/** The two points so far beside a curve. */
function besides(at: (t: number) => Point, t: number, far: number): readonly [Point, Point] {
  const [here, next] = [at(t), at(t + 0.01)];
  const length = Math.hypot(next.x - here.x, next.y - here.y) || 1;
  const [x, y] = [(-(next.y - here.y) / length) * far, ((next.x - here.x) / length) * far];
  return [
    { x: here.x + x, y: here.y + y },
    { x: here.x - x, y: here.y - y },
  ];
}

interface Line {
  readonly text: string;
  readonly x: number;
  /** Of the baseline. */
  readonly y: number;
  /** Height of a capital. */
  readonly size: number;
  readonly colour: Rgb;
  /** Where x is; the left end without it. */
  readonly align?: 'middle' | 'end';
  /** Narrower letters where it would be wider. */
  readonly most?: number;
}

/** League Gothic: capitals are this high in its units. */
const CAPITAL = 1470;

export class Writer {
  readonly #parts: PictureParts;

  constructor(parts: PictureParts) {
    this.#parts = parts;
  }

  widthOf(text: string, size: number): number {
    return (this.#letters(text).reduce((sum, { advance }) => sum + advance, 0) * size) / CAPITAL;
  }

  write(canvas: Canvas, { text, x, y, size, colour, align, most }: Line): void {
    const wide = this.widthOf(text, size);
    const fitted = most !== undefined && wide > most ? (size * most) / wide : size;
    const scale = fitted / CAPITAL;
    const width = this.widthOf(text, fitted);
    let at = align === 'middle' ? x - width / 2 : align === 'end' ? x - width : x;
    for (const { advance, shape } of this.#letters(text)) {
      canvas.fill(shape, colour, { x: at, y: y - (size - fitted) / 2, scale });
      at += advance * scale;
    }
  }

  #letters(text: string): readonly Letter[] {
    const { letters } = this.#parts;
    return [...text.toUpperCase()].flatMap((letter) => letters[letter] ?? letters[' '] ?? []);
  }
}
