import { describe, expect, test } from 'vitest';
import {
  fitted,
  followed,
  isWellInSight,
  kept,
  LARGEST_ZOOM,
  revealing,
  SMALLEST_ZOOM,
  sightOf,
  zoomedAt,
} from '../../src/pieces/board/camera.ts';

const view = { width: 800, height: 600 };
/** Of a wide board, for what stands there. */
const FOOT = 46;
const bounds = { x: -200, y: -100, width: 1000, height: 500 };

describe('the camera', () => {
  test('fit shows the whole structure in the middle of what is clear', () => {
    const camera = fitted(bounds, view);
    const sight = sightOf(camera, { width: view.width, height: view.height - FOOT });
    expect(sight.x).toBeLessThanOrEqual(bounds.x);
    expect(sight.x + sight.width).toBeGreaterThanOrEqual(bounds.x + bounds.width);
    expect(sight.x + sight.width / 2).toBeCloseTo(300);
    expect(sight.y + sight.height / 2).toBeCloseTo(150);
  });

  test('a lone card is not blown up, and lies clear of what stands on the lower edge', () => {
    const camera = fitted({ x: 0, y: 0, width: 168, height: 78 }, view);
    expect(camera.zoom).toBe(1.15);
    expect(camera.y + 39 * camera.zoom).toBeCloseTo((view.height - FOOT) / 2);
  });

  test('what lies under the buttons and slips of the lower edge is not in sight', () => {
    const tall = { x: 0, y: 0, width: 400, height: 900 };
    const camera = fitted(tall, view);
    expect(camera.y + tall.height * camera.zoom).toBeLessThan(view.height - FOOT);
    expect(isWellInSight({ ...camera, bounds: tall }, view)).toBe(true);
    expect(isWellInSight({ ...camera, y: camera.y + FOOT, bounds: tall }, view)).toBe(false);
  });

  test('what is under the pointer stays there while zooming', () => {
    const camera = { x: 30, y: -20, zoom: 0.8 };
    const at = { x: 500, y: 120 };
    const nearer = zoomedAt(camera, at, 1.5);
    expect((at.x - nearer.x) / nearer.zoom).toBeCloseTo((at.x - camera.x) / camera.zoom);
    expect((at.y - nearer.y) / nearer.zoom).toBeCloseTo((at.y - camera.y) / camera.zoom);
  });

  test('zoom stays within its limits', () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(zoomedAt(camera, { x: 0, y: 0 }, 1000).zoom).toBe(LARGEST_ZOOM);
    expect(zoomedAt(camera, { x: 0, y: 0 }, 0.0001).zoom).toBe(SMALLEST_ZOOM);
  });

  test('the structure can never be lost out of sight', () => {
    for (const [x, y] of [
      [9999, 0],
      [-9999, 0],
      [0, 9999],
      [0, -9999],
    ] as const) {
      const sight = sightOf(kept({ x, y, zoom: 1 }, bounds, view), view);
      expect(sight.x).toBeLessThan(bounds.x + bounds.width);
      expect(sight.x + sight.width).toBeGreaterThan(bounds.x);
      expect(sight.y).toBeLessThan(bounds.y + bounds.height);
      expect(sight.y + sight.height).toBeGreaterThan(bounds.y);
    }
  });

  test('revealing a card moves no further than needed', () => {
    const camera = { x: 0, y: 0, zoom: 1 };
    expect(revealing(camera, { x: 100, y: 100, width: 168, height: 78 }, view)).toEqual(camera);
    const moved = revealing(camera, { x: 900, y: 100, width: 168, height: 78 }, view);
    expect(moved).toEqual({ x: 800 - 26 - 1068, y: 0, zoom: 1 });
  });

  test('where all of a structure would be too small to read, what matters now is shown instead', () => {
    const phone = { width: 390, height: 300 };
    const important = { x: 0, y: 0, width: 400, height: 200 };
    const camera = followed({ bounds: { x: -900, y: -500, width: 2000, height: 1200 }, important }, phone);
    const sight = sightOf(camera, phone);
    expect(camera.zoom).toBeGreaterThanOrEqual(0.5);
    expect(sight.x).toBeLessThanOrEqual(0);
    expect(sight.x + sight.width).toBeGreaterThanOrEqual(400);
    expect(followed({ bounds: important, important }, phone)).toEqual(fitted(important, phone));
  });
});
