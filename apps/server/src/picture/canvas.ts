/** A picture in memory: polygons filled with soft edges, written as PNG. */

import { crc32, deflateSync } from 'node:zlib';

export interface Rgb {
  readonly r: number;
  readonly g: number;
  readonly b: number;
}

/** Where a polygon lies: its own numbers, times the scale, from there. */
export interface Place {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export type Polygon = readonly number[];

const HERE: Place = { x: 0, y: 0, scale: 1 };

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #pixels: Uint8Array;
  readonly #cover: Float32Array;

  constructor({ width, height }: { readonly width: number; readonly height: number }) {
    this.width = width;
    this.height = height;
    this.#pixels = new Uint8Array(3 * width * height);
    this.#cover = new Float32Array(width * height + 1);
  }

  /** The ground, before anything lies on it. */
  paint(colourAt: (x: number, y: number) => Rgb): void {
    for (let y = 0, at = 0; y < this.height; y++)
      for (let x = 0; x < this.width; x++, at += 3) {
        const { r, g, b } = colourAt(x, y);
        this.#pixels.set([r, g, b], at);
      }
  }

  /**
   * What of each pixel lies inside is summed up exactly, edge by edge: every edge leaves what it adds to the pixels right of it, and one pass
   * over the rows adds that up.
   */
  fill(polygons: readonly Polygon[], colour: Rgb, place: Place = HERE): void {
    this.#cover.fill(0);
    let [top, bottom] = [this.height, 0];
    for (const polygon of polygons)
      for (let at = 0; at < polygon.length; at += 2) {
        const next = (at + 2) % polygon.length;
        const from = this.#point(place, polygon, at);
        const to = this.#point(place, polygon, next);
        top = Math.min(top, Math.floor(from.y));
        bottom = Math.max(bottom, Math.ceil(from.y));
        this.#edge(from, to);
      }
    this.#blend(colour, { top: Math.max(0, top), bottom: Math.min(this.height, bottom) });
  }

  #point({ x, y, scale }: Place, polygon: Polygon, at: number): { readonly x: number; readonly y: number } {
    // What lies outside is drawn along the edge, where nobody sees it.
    return {
      x: Math.min(this.width - 1, Math.max(0, x + scale * (polygon[at] ?? 0))),
      y: Math.min(this.height, Math.max(0, y + scale * (polygon[at + 1] ?? 0))),
    };
  }

  #edge(from: { readonly x: number; readonly y: number }, to: { readonly x: number; readonly y: number }): void {
    if (from.y === to.y) return;
    const way = from.y < to.y ? 1 : -1;
    const [upper, lower] = way === 1 ? [from, to] : [to, from];
    const slope = (lower.x - upper.x) / (lower.y - upper.y);
    for (let row = Math.floor(upper.y); row < Math.min(this.height, Math.ceil(lower.y)); row++) {
      const [start, end] = [Math.max(row, upper.y), Math.min(row + 1, lower.y)];
      const x0 = upper.x + slope * (start - upper.y);
      const x1 = upper.x + slope * (end - upper.y);
      this.#span(row, { height: way * (end - start), left: Math.min(x0, x1), right: Math.max(x0, x1) });
    }
  }

  /** The share of each pixel that lies right of a piece of an edge within one row. */
  #span(
    row: number,
    { height, left, right }: { readonly height: number; readonly left: number; readonly right: number },
  ): void {
    const first = Math.floor(left);
    const last = Math.floor(right);
    const base = row * this.width;
    let told = 0;
    for (let column = first; column <= last; column++) {
      // The mean share of this pixel right of the edge, over the part of the edge that has passed it.
      const passed = right === left ? 1 : Math.min(1, (column + 1 - left) / (right - left));
      const before = right === left ? 0 : Math.max(0, (column - left) / (right - left));
      const [a, b] = [Math.max(left, column), Math.min(right, column + 1)];
      const within = (passed - before) * (column + 1 - (a + b) / 2);
      const sum = height * (before + within);
      this.#add(base + column, sum - told);
      told = sum;
    }
    this.#add(base + last + 1, height - told);
  }

  #add(at: number, value: number): void {
    if (at < this.#cover.length) this.#cover[at] = (this.#cover[at] ?? 0) + value;
  }

  #blend({ r, g, b }: Rgb, { top, bottom }: { readonly top: number; readonly bottom: number }): void {
    for (let y = top; y < bottom; y++) {
      let sum = 0;
      for (let x = 0, at = y * this.width; x < this.width; x++, at++) {
        sum += this.#cover[at] ?? 0;
        const share = Math.min(1, Math.abs(sum));
        if (share < 0.004) continue;
        const pixel = 3 * at;
        for (const [offset, value] of [r, g, b].entries()) {
          const under = this.#pixels[pixel + offset] ?? 0;
          this.#pixels[pixel + offset] = under + share * (value - under);
        }
      }
    }
  }

  png(): Buffer {
    const header = Buffer.alloc(13);
    header.writeUInt32BE(this.width, 0);
    header.writeUInt32BE(this.height, 4);
    // Eight bits, red green blue.
    header.set([8, 2, 0, 0, 0], 8);
    const row = 3 * this.width;
    const lines = Buffer.alloc((row + 1) * this.height);
    for (let y = 0; y < this.height; y++) {
      const to = y * (row + 1);
      // Filter 2: the difference to the pixel above, which is nothing on most of a board.
      lines[to] = 2;
      for (let at = 0; at < row; at++)
        lines[to + 1 + at] =
          (this.#pixels[y * row + at] ?? 0) - (y === 0 ? 0 : (this.#pixels[(y - 1) * row + at] ?? 0));
    }
    const body = deflateSync(lines, { level: 7 });
    return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', body), chunk('IEND', Buffer.alloc(0))]);
  }
}

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

function chunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}
