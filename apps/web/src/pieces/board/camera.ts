/** The window on a world: screen = world · zoom + (x, y). Pure. */
import type { Box, Point } from '../cards/index.ts';

export interface Camera extends Point {
  readonly zoom: number;
}

/** Resting: no finger is down, no wheel turns, and everything may be drawn sharp. */
export type Motion = 'resting' | 'moving';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export const SMALLEST_ZOOM = 0.2;
export const LARGEST_ZOOM = 2;
/** Room around a fitted structure, for free arrows and the coin that overhangs the Illuminati card. */
const MARGIN = 26;
const NO_FURTHER_THAN = 60;

/** Buttons and slips of paper stand on the lower edge of a wide board: what is fitted stays clear of them. */
const FOOT = 46;
const WIDE = 600;

/** Below this a face is hard to read; rather than shrink further, look at what matters. */
const READABLE = 0.5;

export function fitted(bounds: Box, view: Size, largest = 1.15): Camera {
  const clear = clearPart(bounds, view);
  const zoom = clampZoom(Math.min(zoomFor(bounds, clear), largest));
  return centred({ x: bounds.x + bounds.width / 2, y: bounds.y + bounds.height / 2 }, clear, zoom);
}

function zoomFor(bounds: Box, { width, height }: Size): number {
  return Math.min(width / (bounds.width + 2 * MARGIN), height / (bounds.height + 2 * MARGIN));
}

/** A picture hardly readable must not become smaller still for the foot. */
function clearPart(bounds: Box, view: Size): Size {
  const clear = { width: view.width, height: view.height - FOOT };
  return view.width >= WIDE && zoomFor(bounds, clear) >= READABLE ? clear : view;
}

/** A larger picture is worth a move of the board, a little larger one is not. */
const STILL_LARGE = 0.85;

/** How near the parts that matter come: the cards around them stay in sight. */
const CLOSE = 0.62;

/** The whole structure if it can be read so; else, as large as they allow, the parts that matter now. */
export function followed(
  { bounds, important }: { readonly bounds: Box; readonly important: Box },
  view: Size,
  largest?: number,
): Camera {
  const whole = fitted(bounds, view, largest);
  if (whole.zoom >= READABLE) return whole;
  const close = fitted(important, view, Math.min(largest ?? 1, CLOSE));
  if (close.zoom >= READABLE) return close;
  const middle = { x: important.x + important.width / 2, y: important.y + important.height / 2 };
  return centred(middle, view, Math.max(whole.zoom, Math.min(READABLE, close.zoom * 1.2)));
}

/** Everything can be seen, and hardly larger if the board were fitted anew. */
export function isWellInSight(
  { x, y, zoom, bounds }: Camera & { readonly bounds: Box },
  view: Size,
  largest?: number,
): boolean {
  const clear = clearPart(bounds, view);
  const fit = fitted(bounds, view, largest).zoom;
  if (view.width === 0 || zoom < fit * STILL_LARGE || zoom > fit * 1.001) return false;
  const within = (start: number, length: number, room: number): boolean =>
    start >= MARGIN / 2 && start + length <= room - MARGIN / 2;
  return (
    within(bounds.x * zoom + x, bounds.width * zoom, clear.width) &&
    within(bounds.y * zoom + y, bounds.height * zoom, clear.height)
  );
}

export function centred(point: Point, view: Size, zoom: number): Camera {
  return { x: view.width / 2 - point.x * zoom, y: view.height / 2 - point.y * zoom, zoom };
}

export function zoomedAt(camera: Camera, screen: Point, factor: number): Camera {
  const zoom = clampZoom(camera.zoom * factor);
  const ratio = zoom / camera.zoom;
  return { x: screen.x - (screen.x - camera.x) * ratio, y: screen.y - (screen.y - camera.y) * ratio, zoom };
}

export function panned(camera: Camera, by: Point): Camera {
  return { x: camera.x + by.x, y: camera.y + by.y, zoom: camera.zoom };
}

/** Never so far that nothing of the structure is left in sight. */
export function kept(camera: Camera, bounds: Box, view: Size): Camera {
  const { zoom } = camera;
  const reach = Math.min(NO_FURTHER_THAN, view.width / 3, view.height / 3);
  const clamp = (value: number, low: number, high: number): number =>
    Math.max(Math.min(low, high), Math.min(Math.max(low, high), value));
  return {
    x: clamp(camera.x, reach - (bounds.x + bounds.width) * zoom, view.width - reach - bounds.x * zoom),
    y: clamp(camera.y, reach - (bounds.y + bounds.height) * zoom, view.height - reach - bounds.y * zoom),
    zoom,
  };
}

/** The smallest move that brings a box of the world into sight. */
export function revealing(camera: Camera, box: Box, view: Size): Camera {
  const shift = (low: number, high: number, size: number): number =>
    low < MARGIN ? MARGIN - low : high > size - MARGIN ? Math.max(size - MARGIN - high, MARGIN - low) : 0;
  const left = box.x * camera.zoom + camera.x;
  const top = box.y * camera.zoom + camera.y;
  return panned(camera, {
    x: shift(left, left + box.width * camera.zoom, view.width),
    y: shift(top, top + box.height * camera.zoom, view.height),
  });
}

/** What part of the world is in sight. */
export function sightOf(camera: Camera, view: Size): Box {
  return {
    x: -camera.x / camera.zoom,
    y: -camera.y / camera.zoom,
    width: view.width / camera.zoom,
    height: view.height / camera.zoom,
  };
}

export function clampZoom(zoom: number): number {
  return Math.max(SMALLEST_ZOOM, Math.min(LARGEST_ZOOM, zoom));
}

export function overlapOf(a: Box, b: Box): Box {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  return {
    x,
    y,
    width: Math.max(0, Math.min(a.x + a.width, b.x + b.width) - x),
    height: Math.max(0, Math.min(a.y + a.height, b.y + b.height) - y),
  };
}
