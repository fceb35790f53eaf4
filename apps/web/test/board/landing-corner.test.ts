import { expect, test } from 'vitest';
import { landingCorner } from '../../src/pieces/board/landing-corner.ts';

const view = { width: 360, height: 260 };
const still = { x: 0, y: 0, zoom: 1 };
const at = (x: number, y: number) => ({ x, y, width: 60, height: 60 });

test('[T-14] what a landing card brings is told in the first corner without a card, or in the one with least of them', () => {
  expect(landingCorner([at(150, 100)], still, view)).toBe('top');
  expect(landingCorner([at(20, 10)], still, view)).toBe('bottom-right');
  expect(landingCorner([at(20, 10), at(280, 199)], still, view)).toBe('bottom');
  expect(landingCorner([at(20, 10), at(280, 199), at(0, 258)], still, view)).toBe('bottom');
  // As the camera shows them: moved down the card at the top is out of the way.
  expect(landingCorner([at(20, 10)], { x: 0, y: 60, zoom: 1 }, view)).toBe('top');
});
