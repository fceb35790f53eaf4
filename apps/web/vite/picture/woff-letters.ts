/** The outlines of letters out of a WOFF file with TrueType outlines, as polygons: just what a headline needs. */
import { inflateSync } from 'node:zlib';
import type { Polygon } from './flatten-path.ts';

export interface Letter {
  /** How far the next one stands, in units of the em. */
  readonly advance: number;
  /** Upwards from the baseline is negative. */
  readonly shape: readonly Polygon[];
}

const PIECES = 4;

export function lettersIn(file: Buffer, wanted: string): Readonly<Record<string, Letter>> {
  const tables = tablesIn(file);
  const table = (name: string): Buffer => {
    const found = tables.get(name);
    if (!found) throw new Error(`the font has no table ${name}`);
    return found;
  };
  const [head, loca, glyf, hmtx] = [table('head'), table('loca'), table('glyf'), table('hmtx')];
  const isLong = head.readInt16BE(50) === 1;
  const metrics = table('hhea').readUInt16BE(34);
  const offset = (glyph: number): number => (isLong ? loca.readUInt32BE(4 * glyph) : 2 * loca.readUInt16BE(2 * glyph));
  const glyphOf = glyphsIn(table('cmap'));
  return Object.fromEntries(
    [...wanted].map((letter) => {
      const glyph = glyphOf(letter.codePointAt(0) ?? 0);
      const advance = hmtx.readUInt16BE(4 * Math.min(glyph, metrics - 1));
      const outline = glyf.subarray(offset(glyph), offset(glyph + 1));
      return [letter, { advance, shape: outline.length === 0 ? [] : outlineOf(outline) }];
    }),
  );
}

function tablesIn(file: Buffer): ReadonlyMap<string, Buffer> {
  const tables = new Map<string, Buffer>();
  for (let index = 0; index < file.readUInt16BE(12); index++) {
    const at = 44 + 20 * index;
    const [from, packed, size] = [file.readUInt32BE(at + 4), file.readUInt32BE(at + 8), file.readUInt32BE(at + 12)];
    const body = file.subarray(from, from + packed);
    tables.set(file.toString('latin1', at, at + 4), packed < size ? inflateSync(body) : body);
  }
  return tables;
}

/** Format 4, which every font of these letters has. */
function glyphsIn(cmap: Buffer): (code: number) => number {
  for (let index = 0; index < cmap.readUInt16BE(2); index++) {
    const from = cmap.readUInt32BE(4 + 8 * index + 4);
    if (cmap.readUInt16BE(from) !== 4) continue;
    const double = cmap.readUInt16BE(from + 6);
    const [ends, starts] = [from + 14, from + 16 + double];
    const [deltas, ranges] = [starts + double, starts + 2 * double];
    return (code) => {
      for (let at = 0; at < double; at += 2) {
        if (cmap.readUInt16BE(ends + at) < code) continue;
        const start = cmap.readUInt16BE(starts + at);
        if (start > code) return 0;
        const range = cmap.readUInt16BE(ranges + at);
        const delta = cmap.readInt16BE(deltas + at);
        if (range === 0) return (code + delta) & 0xffff;
        const glyph = cmap.readUInt16BE(ranges + at + range + 2 * (code - start));
        return glyph === 0 ? 0 : (glyph + delta) & 0xffff;
      }
      return 0;
    };
  }
  throw new Error('the font has no map of letters this can read');
}

interface OutlinePoint {
  readonly x: number;
  readonly y: number;
  readonly isOn: boolean;
}

function outlineOf(glyph: Buffer): readonly Polygon[] {
  const contours = glyph.readInt16BE(0);
  if (contours < 0) throw new Error('a letter is put together from others');
  const ends = Array.from({ length: contours }, (_, index) => glyph.readUInt16BE(10 + 2 * index));
  const points = pointsOf(glyph, 10 + 2 * contours, (ends.at(-1) ?? -1) + 1);
  return ends.map((end, index) => rounded(points.slice(index === 0 ? 0 : (ends[index - 1] ?? 0) + 1, end + 1)));
}

function pointsOf(glyph: Buffer, from: number, count: number): readonly OutlinePoint[] {
  let at = from + 2 + glyph.readUInt16BE(from);
  const flags: number[] = [];
  while (flags.length < count) {
    const flag = glyph.readUInt8(at++);
    flags.push(flag);
    if (flag & 8) for (let again = glyph.readUInt8(at++); again > 0; again--) flags.push(flag);
  }
  const axis = (short: number, same: number): number[] => {
    let value = 0;
    return flags.map((flag) => {
      if (flag & short) value += (flag & same ? 1 : -1) * glyph.readUInt8(at++);
      else if (!(flag & same)) {
        value += glyph.readInt16BE(at);
        at += 2;
      }
      return value;
    });
  };
  const [xs, ys] = [axis(2, 16), axis(4, 32)];
  return flags.map((flag, index) => ({ x: xs[index] ?? 0, y: -(ys[index] ?? 0), isOn: (flag & 1) === 1 }));
}

/** Between two points off the curve lies one on it. */
function rounded(points: readonly OutlinePoint[]): Polygon {
  const whole = points.flatMap((point, index): readonly OutlinePoint[] => {
    const before = points.at(index - 1) ?? point;
    if (point.isOn || before.isOn) return [point];
    return [{ x: (before.x + point.x) / 2, y: (before.y + point.y) / 2, isOn: true }, point];
  });
  const first = whole.findIndex(({ isOn }) => isOn);
  const turned = [...whole.slice(first), ...whole.slice(0, first + 1)];
  const polygon: number[] = [];
  turned.forEach((point, index) => {
    const [from, to] = [turned[index - 1], turned[index + 1]];
    if (point.isOn) polygon.push(Math.round(point.x), Math.round(point.y));
    else if (from && to)
      for (let piece = 1; piece < PIECES; piece++) {
        const t = piece / PIECES;
        const at = (a: number, b: number, c: number): number =>
          Math.round((1 - t) ** 2 * a + 2 * t * (1 - t) * b + t * t * c);
        polygon.push(at(from.x, point.x, to.x), at(from.y, point.y, to.y));
      }
  });
  return polygon;
}
