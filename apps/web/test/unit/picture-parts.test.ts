import { expect, test } from 'vitest';
import { flattenPath } from '../../vite/picture/flatten-path.ts';
import { pictureParts } from '../../vite/picture/picture-plugin.ts';

const SQUARES = {
  absolute: 'M0 0H10V10H0Z',
  relative: 'm0 0h10v10h-10z',
  'lines after a move': 'M0,0 10,0 10,10 0,10z',
};
for (const [how, path] of Object.entries(SQUARES))
  test(`a square, ${how}, is four points`, () => {
    expect(flattenPath(path)).toEqual([[0, 0, 10, 0, 10, 10, 0, 10]]);
  });

test('curves and arcs end where they should, flags of an arc may stand close together', () => {
  for (const path of [
    'M0 0C0 50 100 50 100 0',
    'M0 0Q50 100 100 0',
    'M0 0a50 50 0 1 1 100 0',
    'M0 0a50 50 0 11100 0',
  ]) {
    const [shape = []] = flattenPath(path);
    expect(shape.slice(0, 2)).toEqual([0, 0]);
    expect(`${shape.slice(-2)}`).toBe('100,0');
  }
  // Half a circle leaves its chord by its radius.
  const [half = []] = flattenPath('M0 0a50 50 0 0 1 100 0');
  expect(Math.min(...half.filter((_, index) => index % 2 === 1))).toBe(-50);
});

test('[R-21.7] every card that lies on a board has its glyph, and every letter its outline', () => {
  const { letters, cards } = pictureParts();
  expect(Object.keys(cards)).toHaveLength(91);
  for (const [key, { shape, tint }] of Object.entries(cards)) {
    expect(shape.length, key).toBeGreaterThan(0);
    expect(Math.max(...shape.flat()), key).toBeLessThanOrEqual(560);
    expect(tint).toMatch(/^#[\da-f]{6}$/);
  }
  for (const [letter, { advance, shape }] of Object.entries(letters)) {
    expect(advance, letter).toBeGreaterThan(100);
    expect(shape.length > 0, letter).toBe(letter !== ' ');
  }
  // Two strokes and a bar stand on the line and are as high as a capital is.
  const heights = letters.H?.shape.flat().filter((_, index) => index % 2 === 1) ?? [];
  expect(`${[Math.min(...heights), Math.max(...heights)]}`).toBe('-1470,0');
});
