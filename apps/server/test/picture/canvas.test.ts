import { inflateSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { Canvas } from '../../src/picture/canvas.ts';

const WHITE = { r: 255, g: 255, b: 255 };

/** Red of every pixel, row by row. */
function pixelsOf(canvas: Canvas): readonly (readonly number[])[] {
  const png = canvas.png();
  const from = png.indexOf('IDAT') + 4;
  const lines = inflateSync(png.subarray(from, from + png.readUInt32BE(from - 8)));
  const rows: number[][] = [];
  for (let y = 0; y < canvas.height; y++) {
    const at = y * (3 * canvas.width + 1) + 1;
    // Each row is the difference to the one above.
    rows.push(
      Array.from({ length: canvas.width }, (_, x) => ((lines[at + 3 * x] ?? 0) + (rows[y - 1]?.[x] ?? 0)) % 256),
    );
  }
  return rows;
}

test('a square covers its pixels whole, and those it touches by their share', () => {
  const canvas = new Canvas({ width: 6, height: 4 });
  canvas.fill([[1.5, 1, 4, 1, 4, 3, 1.5, 3]], WHITE);
  expect(pixelsOf(canvas)).toEqual([
    [0, 0, 0, 0, 0, 0],
    [0, 127, 255, 255, 0, 0],
    [0, 127, 255, 255, 0, 0],
    [0, 0, 0, 0, 0, 0],
  ]);
});

test('a triangle covers half of what its box does; a hole the other way round is left out', () => {
  const canvas = new Canvas({ width: 20, height: 20 });
  canvas.fill([[0, 0, 16, 0, 0, 16]], WHITE);
  const sum = pixelsOf(canvas)
    .flat()
    .reduce((all, red) => all + red, 0);
  expect(Math.abs(sum / 255 - 128)).toBeLessThan(1.5);
  const ring = new Canvas({ width: 8, height: 8 });
  ring.fill(
    [
      [0, 0, 6, 0, 6, 6, 0, 6],
      [2, 2, 2, 4, 4, 4, 4, 2],
    ],
    WHITE,
  );
  expect(pixelsOf(ring)[3]?.slice(0, 7)).toEqual([255, 255, 0, 0, 255, 255, 0]);
});

test('what lies outside the picture leaves it as it is', () => {
  const canvas = new Canvas({ width: 4, height: 2 });
  canvas.fill([[10, 10, 20, 10, 20, 20]], WHITE);
  canvas.fill([[-9, -9, -1, -9, -1, -1]], WHITE);
  expect(new Set(pixelsOf(canvas).flat())).toEqual(new Set([0]));
});
