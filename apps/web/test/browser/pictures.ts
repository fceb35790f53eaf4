/**
 * Compares what the pinned browser draws with stored pictures. Both are JPEGs made by that same browser, so equal pixels
 * give equal files; what a machine may do differently is a shade at an edge, never a whole small square.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';

const STORED = join(import.meta.dirname, '../pictures');
const FRESH = join(import.meta.dirname, '../../../../.cache/pictures');
const REFRESH = process.env.REFRESH_PICTURES === '1';

/** Brightness, of 255, by which a pixel must differ, and the share of a square's pixels that must. */
const TOLERANCE = { shade: 48, share: 0.015, square: 16 };

export interface Difference {
  readonly x: number;
  readonly y: number;
}

/** Squares in which the picture is another one; the fresh picture is kept for whoever wants to look. */
export async function differences(page: Page, name: string, fresh: Buffer): Promise<readonly Difference[]> {
  const file = join(STORED, `${name}.jpg`);
  if (REFRESH) {
    mkdirSync(STORED, { recursive: true });
    writeFileSync(file, fresh);
  }
  if (!existsSync(file)) throw new Error(`there is no ${file}: npm run screens -- gallery takes it`);
  const found = await compare(page, readFileSync(file), fresh);
  if (found.length > 0) {
    mkdirSync(FRESH, { recursive: true });
    writeFileSync(join(FRESH, `${name}.jpg`), fresh);
  }
  return found;
}

export async function compare(page: Page, stored: Buffer, fresh: Buffer): Promise<readonly Difference[]> {
  // Opening two sheets and looking at each pixel takes a second of work.
  if (stored.equals(fresh)) return [];
  return page.evaluate(differingSquares, {
    stored: stored.toString('base64'),
    fresh: fresh.toString('base64'),
    ...TOLERANCE,
  });
}

interface Comparison {
  readonly stored: string;
  readonly fresh: string;
  readonly shade: number;
  readonly share: number;
  readonly square: number;
}

/** Runs in the page, where pictures can be opened. A picture of another size differs at once. */
async function differingSquares({ stored, fresh, shade, share, square }: Comparison): Promise<Difference[]> {
  const pixels = async (base64: string): Promise<ImageData> => {
    const image = new Image();
    image.src = `data:image/jpeg;base64,${base64}`;
    await image.decode();
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('no canvas');
    context.drawImage(image, 0, 0);
    return context.getImageData(0, 0, image.width, image.height);
  };
  const [a, b] = [await pixels(stored), await pixels(fresh)];
  if (a.width !== b.width || a.height !== b.height) return [{ x: -1, y: -1 }];
  const light = ({ data }: ImageData, at: number): number =>
    0.3 * (data[at] ?? 0) + 0.59 * (data[at + 1] ?? 0) + 0.11 * (data[at + 2] ?? 0);
  const found: Difference[] = [];
  for (let top = 0; top < a.height; top += square)
    for (let left = 0; left < a.width; left += square) {
      let other = 0;
      for (let y = top; y < Math.min(top + square, a.height); y++)
        for (let x = left; x < Math.min(left + square, a.width); x++) {
          const at = (y * a.width + x) * 4;
          if (Math.abs(light(a, at) - light(b, at)) > shade) other++;
        }
      if (other > square * square * share) found.push({ x: left, y: top });
    }
  return found;
}
