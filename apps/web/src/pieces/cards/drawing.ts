/** Pictures as SVG text, drawn when the client is built (vite/art-plugin.ts); nothing here runs in the browser. */
import type { ArrowKind } from '../../base/art/index.ts';
import { mix } from './alignment-colours.ts';

const SVG = 'xmlns="http://www.w3.org/2000/svg"';
const INK = '#211810';
const DOT_PITCH = 4;

/** A glyph in ink over the same glyph in the tint, a little off register, as cheap print does. */
export function overprintedGlyph(body: string, tint: string): string {
  const shadow = paint(body, mix(tint, '#ffffff', 0.92));
  return `<svg ${SVG} viewBox="0 0 536 532" width="128" height="128"><g transform="translate(22 18)">${shadow}</g>${paint(body, INK)}</svg>`;
}

export function plainGlyph(body: string, colour: string): string {
  return `<svg ${SVG} viewBox="0 0 512 512" width="64" height="64">${paint(body, colour)}</svg>`;
}

/** Dots grow towards the lower right. Zero-length round strokes: a third of the bytes of circles. */
export function halftone(
  { width, height }: { readonly width: number; readonly height: number },
  tint: string,
  ground: string,
): string {
  const byRadius = new Map<number, string>();
  const step = DOT_PITCH / 2;
  for (let row = 0; row * step <= height + DOT_PITCH; row++) {
    const y = row * step;
    for (let x = row % 2 ? step : 0; x <= width + DOT_PITCH; x += DOT_PITCH) {
      const growth = Math.min(1, Math.max(0, (x / width) * 0.55 + (y / height) * 0.75 - 0.12));
      const radius = Math.round((0.35 + 1.25 * growth) * 8) / 8;
      byRadius.set(radius, `${byRadius.get(radius) ?? ''}M${x} ${y}h0`);
    }
  }
  const dots = [...byRadius].map(([radius, path]) => `<path stroke-width="${2 * radius}" d="${path}"/>`).join('');
  return `<svg ${SVG} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><rect width="${width}" height="${height}" fill="${ground}"/><g fill="none" stroke="${tint}" stroke-opacity=".5" stroke-linecap="round">${dots}</g></svg>`;
}

export const ARROW_KINDS: readonly ArrowKind[] = ['link', 'free', 'legal', 'in'];

const ARROW_SHAPES: Readonly<Record<ArrowKind, readonly [path: string, look: string]>> = {
  link: ['M4 8H10V2.5L20 13 10 23.5V18H4Z', 'fill="#d2402f" stroke="#2a0a06" stroke-width="2"'],
  free: ['M5.5 8.5H9.5V4L18.5 13 9.5 22V17.5H5.5Z', 'fill="#16211f" stroke="#efe4c9" stroke-width="2"'],
  legal: ['M4 7.5H9.5V2L20.5 13 9.5 24V18.5H4Z', 'fill="#f0bd4a" stroke="#fff0c2" stroke-width="1.8"'],
  in: ['M7 5L17 13 7 21 10 13Z', 'fill="#241c14" stroke="#efe4c9" stroke-width="1.8"'],
};

/** One sprite per kind and world direction, so that nothing is turned in the browser. */
export function arrowSprite(kind: ArrowKind, direction: number): string {
  const [width, height] = direction % 2 === 1 ? [24, 26] : [26, 24];
  const [path, look] = ARROW_SHAPES[kind];
  const turn = `translate(${width / 2} ${height / 2}) rotate(${direction * 90 - 90}) translate(-12 -13)`;
  return `<svg ${SVG} viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"><path transform="${turn}" d="${path}" ${look} stroke-linejoin="round"/></svg>`;
}

/** ACTED in strokes, turned: a stamp needs no font and no transform. */
export const ACTED_STAMP = `<svg ${SVG} viewBox="0 0 64 36" width="128" height="72"><g transform="rotate(-14 32 18)"><rect x="3" y="7" width="58" height="22" rx="3" fill="#efe4c9" fill-opacity=".82" stroke="#b3221c" stroke-width="2.4"/><path fill="none" stroke="#b3221c" stroke-width="3" stroke-linejoin="round" d="M9 24.5L12.5 11.5 16 24.5M10.3 20.3H14.7M26 14.5Q26 11.5 23.3 11.5 20.5 11.5 20.5 14.5V21.5Q20.5 24.5 23.3 24.5 26 24.5 26 21.5M29.5 11.8H38M33.7 12V24.5M48 11.8H42V24.2H48M42 17.8H47M51.5 11.8V24.2H53Q57 24.2 57 18 57 11.8 53 11.8Z"/></g></svg>`;

export const ABILITY_STAR = `<svg ${SVG} viewBox="0 0 16 16" width="32" height="32"><circle cx="8" cy="8" r="7.3" fill="#241c14" stroke="#f6ecd2" stroke-width="1.2"/><path fill="#f2c65a" d="M8 2.6l1.5 3.5 3.8.3-2.9 2.5.9 3.7L8 10.6l-3.3 2 .9-3.7-2.9-2.5 3.8-.3z"/></svg>`;

/** The web of strings behind a board: spokes and slack rings that fade outwards. */
export function stringWeb(): string {
  const point = (angle: number, radius: number): string =>
    `${(600 + Math.cos(angle) * radius).toFixed(1)} ${(600 + Math.sin(angle) * radius).toFixed(1)}`;
  const spokes = Array.from({ length: 36 }, (_, i) => `M600 600L${point((i * Math.PI) / 18, 600)}`).join('');
  const rings = [110, 190, 280, 380, 490].map((radius) =>
    Array.from({ length: 37 }, (_, i) => {
      const angle = (i * Math.PI) / 18;
      return i === 0
        ? `M${point(0, radius)}`
        : `Q${point(angle - Math.PI / 36, radius * 0.955)} ${point(angle, radius)}`;
    }).join(''),
  );
  return `<svg ${SVG} viewBox="0 0 1200 1200" width="1200" height="1200"><defs><radialGradient id="g"><stop offset=".1" stop-color="#fff"/><stop offset=".92" stop-color="#000"/></radialGradient><mask id="m"><rect width="1200" height="1200" fill="url(#g)"/></mask></defs><g mask="url(#m)" fill="none" stroke="#e3b34c" stroke-opacity=".2"><path d="${spokes}"/><path d="${rings.join('')}"/></g></svg>`;
}

function paint(body: string, colour: string): string {
  return body.replaceAll('currentColor', colour);
}
