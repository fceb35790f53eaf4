import { describe, expect, test } from 'vitest';
import { slipPlace } from '../../src/around/closer/slip-place.ts';
import type { Box } from '../../src/pieces/cards/index.ts';

const frame = { x: 300, y: 50, width: 900, height: 700 };
const slip = { width: 250, height: 220 };
const box = (x: number, y: number): Box => ({ x, y, width: 100, height: 60 });
const apart = (a: Box, b: Box): boolean =>
  a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;

describe('[T-13] where the slip of a card lies', () => {
  test('beside it, inside the frame, wherever the card is', () => {
    for (const [x, y] of [
      [310, 60],
      [1090, 60],
      [310, 680],
      [1090, 680],
      [700, 380],
    ] as const) {
      const card = box(x, y);
      const place = { ...slipPlace({ card, slip, others: [], frame }), ...slip };
      expect(apart(place, card)).toBe(true);
      expect(place.x).toBeGreaterThanOrEqual(frame.x);
      expect(place.y).toBeGreaterThanOrEqual(frame.y);
      expect(place.x + place.width).toBeLessThanOrEqual(frame.x + frame.width);
      expect(place.y + place.height).toBeLessThanOrEqual(frame.y + frame.height);
    }
  });

  test('over no other card where a place near by is free', () => {
    const card = box(700, 380);
    const others = [box(590, 380), box(480, 380), box(810, 380), box(920, 380), box(700, 310), box(700, 450)];
    const place = { ...slipPlace({ card, slip, others, frame }), ...slip };
    for (const other of others) expect(apart(place, other)).toBe(true);
  });

  test('over others rather than over the card itself', () => {
    const card = box(700, 380);
    const others = Array.from({ length: 80 }, (_, at) => box(300 + (at % 9) * 100, 50 + Math.floor(at / 9) * 80));
    expect(apart({ ...slipPlace({ card, slip, others, frame }), ...slip }, card)).toBe(true);
  });
});
