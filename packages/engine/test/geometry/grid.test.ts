import { expect, test } from 'vitest';
import { directionOf, overlaps, type Pose, poseBeside } from '../../src/geometry/grid.ts';
import type { Side } from '../../src/vocabulary/vocabulary.ts';

const SIDE_NUMBERS: readonly Side[] = [0, 1, 2, 3];
const landscape: Pose = { x: 0, y: 0, rotation: 0 };
const portrait: Pose = { x: 0, y: 0, rotation: 1 };

test('[R-12.1] a card covers 4 x 2 cells in landscape and 2 x 4 in portrait', () => {
  expect(extentOf(landscape)).toEqual({ width: 4, height: 2 });
  expect(extentOf(portrait)).toEqual({ width: 2, height: 4 });
});

test('[R-12.3] a turned card shows its sides in turned directions; two quarter turns are upside-down landscape', () => {
  const turned = SIDE_NUMBERS.map((rotation) => directionOf({ rotation }, 1));
  expect(turned).toEqual([1, 2, 3, 0]);
  expect(SIDE_NUMBERS.map((rotation) => extentOf({ x: 0, y: 0, rotation }).width)).toEqual([4, 2, 4, 2]);
});

test('[R-12.4] the inward side of the new card faces the side of the host it hangs from', () => {
  for (const rotation of SIDE_NUMBERS)
    for (const side of SIDE_NUMBERS)
      for (const inSide of SIDE_NUMBERS) {
        const host: Pose = { x: 3, y: -5, rotation };
        const child = poseBeside(host, side, inSide);
        expect(directionOf(child, inSide)).toBe((directionOf(host, side) + 2) % 4);
      }
});

test.each([
  [
    'left',
    3,
    [
      { x: 1, y: -4, rotation: 3 },
      { x: 4, y: 0, rotation: 0 },
      { x: 1, y: 2, rotation: 1 },
      { x: -4, y: 0, rotation: 2 },
    ],
  ],
  [
    'right',
    1,
    [
      { x: 1, y: -4, rotation: 1 },
      { x: 4, y: 0, rotation: 2 },
      { x: 1, y: 2, rotation: 3 },
      { x: -4, y: 0, rotation: 0 },
    ],
  ],
  [
    'top',
    0,
    [
      { x: 0, y: -2, rotation: 2 },
      { x: 4, y: -1, rotation: 3 },
      { x: 0, y: 2, rotation: 0 },
      { x: -2, y: -1, rotation: 1 },
    ],
  ],
  [
    'bottom',
    2,
    [
      { x: 0, y: -2, rotation: 0 },
      { x: 4, y: -1, rotation: 1 },
      { x: 0, y: 2, rotation: 2 },
      { x: -2, y: -1, rotation: 3 },
    ],
  ],
] as const)('[R-12.5] where a card lies beside a landscape host, inward side %s', (_, inSide, expected) => {
  expect(SIDE_NUMBERS.map((side) => poseBeside(landscape, side, inSide))).toEqual(expected);
});

test('[R-12.5] the middles of the two edges meet, for every host, side and inward side', () => {
  for (const rotation of SIDE_NUMBERS)
    for (const side of SIDE_NUMBERS)
      for (const inSide of SIDE_NUMBERS) {
        const host: Pose = { x: 7, y: 2, rotation };
        const child = poseBeside(host, side, inSide);
        expect(middleOfEdge(child, directionOf(child, inSide))).toEqual(middleOfEdge(host, directionOf(host, side)));
        expect(overlaps(host, child)).toBe(false);
      }
});

/** Host orientation, side group of the host's arrow, side group of the used arrow on the placed card, its orientation. */
const ORIENTATION_TABLE = [
  ['landscape', 'top or bottom', 'top or bottom', 'landscape'],
  ['landscape', 'top or bottom', 'left or right', 'portrait'],
  ['landscape', 'left or right', 'top or bottom', 'portrait'],
  ['landscape', 'left or right', 'left or right', 'landscape'],
  ['portrait', 'top or bottom', 'top or bottom', 'portrait'],
  ['portrait', 'top or bottom', 'left or right', 'landscape'],
  ['portrait', 'left or right', 'top or bottom', 'landscape'],
  ['portrait', 'left or right', 'left or right', 'portrait'],
] as const;

test.each(ORIENTATION_TABLE)(
  '[R-12.6] %s host, its %s arrow, arrow %s of the placed card: %s',
  (host, hostArrow, inArrow, expected) => {
    const rotations: readonly Side[] = host === 'landscape' ? [0, 2] : [1, 3];
    for (const rotation of rotations)
      for (const side of sidesIn(hostArrow))
        for (const inSide of sidesIn(inArrow)) {
          const child = poseBeside({ x: 0, y: 0, rotation }, side, inSide);
          expect(isPortrait(child) ? 'portrait' : 'landscape').toBe(expected);
        }
  },
);

test('[R-12.6] with the inward arrow on a short side: upwards and downwards portrait, sideways landscape', () => {
  for (const rotation of SIDE_NUMBERS)
    for (const side of SIDE_NUMBERS)
      for (const inSide of [1, 3] as const) {
        const host: Pose = { x: 0, y: 0, rotation };
        expect(isPortrait(poseBeside(host, side, inSide))).toBe(directionOf(host, side) % 2 === 0);
      }
});

test.each([
  ['edges touch on the right', { x: 4, y: 0, rotation: 0 }, false],
  ['one cell further left', { x: 3, y: 0, rotation: 0 }, true],
  ['corners touch', { x: 4, y: 2, rotation: 1 }, false],
  ['one shared cell', { x: 3, y: 1, rotation: 1 }, true],
  ['edges touch below', { x: 0, y: 2, rotation: 2 }, false],
  ['the same place, turned', { x: 0, y: 0, rotation: 1 }, true],
  ['edges touch above, portrait', { x: 1, y: -4, rotation: 3 }, false],
  ['reaching in from above, portrait', { x: 1, y: -3, rotation: 3 }, true],
] as const)('[R-12.7] overlap means a shared cell: %s', (_, other, expected) => {
  expect(overlaps(landscape, other)).toBe(expected);
  expect(overlaps(other, landscape)).toBe(expected);
});

function sidesIn(group: 'top or bottom' | 'left or right'): readonly Side[] {
  return group === 'top or bottom' ? [0, 2] : [1, 3];
}

function middleOfEdge(pose: Pose, direction: Side): { x: number; y: number } {
  const { x, y } = pose;
  const { width, height } = extentOf(pose);
  const across = { x: x + width / 2, y: y + height / 2 };
  if (direction === 0) return { x: across.x, y };
  if (direction === 1) return { x: x + width, y: across.y };
  if (direction === 2) return { x: across.x, y: y + height };
  return { x, y: across.y };
}

function isPortrait({ rotation }: Pose): boolean {
  return rotation === 1 || rotation === 3;
}

/** How far a card must be pushed aside until it no longer lies on its own place. */
function extentOf(pose: Pose): { width: number; height: number } {
  const firstClear = (pushed: (by: number) => Pose) => {
    let by = 1;
    while (by < 10 && overlaps(pose, pushed(by))) by++;
    return by;
  };
  return {
    width: firstClear((by) => ({ ...pose, x: pose.x + by })),
    height: firstClear((by) => ({ ...pose, y: pose.y + by })),
  };
}
