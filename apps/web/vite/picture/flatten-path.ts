/** The path of an SVG as polygons of whole numbers: whoever fills them needs to know nothing of curves. */

export type Polygon = readonly number[];

/** Pieces of a curve: finer than a pixel wherever these pictures are shown. */
const PIECES = 8;

/** How many numbers each command takes. */
const ARGUMENTS: Readonly<Record<string, number>> = { M: 2, L: 2, H: 1, V: 1, C: 6, S: 4, Q: 4, T: 2, A: 7, Z: 0 };

export function flattenPath(path: string): readonly Polygon[] {
  const pen = new Pen();
  for (const [, command = 'M', rest = ''] of path.matchAll(/([a-zA-Z])([^a-zA-Z]*)/g)) {
    const numbers = numbersIn(command, rest);
    const size = ARGUMENTS[command.toUpperCase()];
    if (size === undefined) throw new Error(`a path has the command ${command}`);
    if (size === 0) pen.close();
    for (let at = 0; size > 0 && at < numbers.length; at += size) {
      // Further pairs of a move are lines.
      const isLine = at > 0 && command.toUpperCase() === 'M';
      const isRelative = command !== command.toUpperCase();
      pen.draw({ command: isLine ? 'L' : command.toUpperCase(), given: numbers.slice(at, at + size), isRelative });
    }
  }
  return pen.polygons.filter((polygon) => polygon.length > 4);
}

/** The flags of an arc may stand without anything between them and what follows. */
function numbersIn(command: string, text: string): number[] {
  const NUMBER = /[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?/gi;
  if (command.toUpperCase() !== 'A') return (text.match(NUMBER) ?? []).map(Number);
  const found: number[] = [];
  let rest = text;
  for (;;) {
    rest = rest.replace(/^[\s,]+/, '');
    if (rest === '') return found;
    const isFlag = found.length % 7 === 3 || found.length % 7 === 4;
    const [number = ''] = isFlag ? [rest.slice(0, 1)] : (rest.match(NUMBER) ?? []);
    found.push(Number(number));
    rest = rest.slice(number.length);
  }
}

interface Stroke {
  /** In capitals. */
  readonly command: string;
  readonly given: readonly number[];
  readonly isRelative: boolean;
}

class Pen {
  readonly polygons: number[][] = [];
  #x = 0;
  #y = 0;
  #startX = 0;
  #startY = 0;
  /** The last control point, for a smooth curve that goes on. */
  #control: { readonly x: number; readonly y: number; readonly of: 'C' | 'Q' } | undefined;

  close(): void {
    [this.#x, this.#y] = [this.#startX, this.#startY];
    this.#control = undefined;
  }

  draw({ command, given, isRelative }: Stroke): void {
    const [fromX, fromY] = [this.#x, this.#y];
    const [left, top] = isRelative ? [fromX, fromY] : [0, 0];
    const points = command === 'A' ? given : given.map((value, index) => value + (index % 2 === 0 ? left : top));
    const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = points;
    const before = this.#control;
    this.#control = undefined;
    const mirrored = (of: 'C' | 'Q'): readonly [number, number] =>
      before?.of === of ? [2 * fromX - before.x, 2 * fromY - before.y] : [fromX, fromY];
    switch (command) {
      case 'M':
        this.polygons.push([]);
        [this.#startX, this.#startY] = [a, b];
        return this.#to(a, b);
      case 'L':
        return this.#to(a, b);
      case 'H':
        return this.#to(a, fromY);
      case 'V':
        return this.#to(fromX, (given[0] ?? 0) + top);
      case 'C':
        return this.#cubic([a, b, c, d, e, f]);
      case 'S':
        return this.#cubic([...mirrored('C'), a, b, c, d]);
      case 'Q':
        return this.#quadratic([a, b, c, d]);
      case 'T':
        return this.#quadratic([...mirrored('Q'), a, b]);
      default:
        return this.#arc(given, [(given[5] ?? 0) + left, (given[6] ?? 0) + top]);
    }
  }

  #to(x: number, y: number): void {
    [this.#x, this.#y] = [x, y];
    // After a Z without a move the next piece begins where the last one did.
    const polygon = this.polygons.at(-1) ?? [];
    if (this.polygons.length === 0) this.polygons.push(polygon);
    polygon.push(Math.round(x), Math.round(y));
  }

  #cubic([ax = 0, ay = 0, bx = 0, by = 0, x = 0, y = 0]: readonly number[]): void {
    const [fromX, fromY] = [this.#x, this.#y];
    for (let piece = 1; piece <= PIECES; piece++) {
      const t = piece / PIECES;
      const u = 1 - t;
      this.#to(
        u ** 3 * fromX + 3 * u * u * t * ax + 3 * u * t * t * bx + t ** 3 * x,
        u ** 3 * fromY + 3 * u * u * t * ay + 3 * u * t * t * by + t ** 3 * y,
      );
    }
    this.#control = { x: bx, y: by, of: 'C' };
  }

  #quadratic([cx = 0, cy = 0, x = 0, y = 0]: readonly number[]): void {
    const [fromX, fromY] = [this.#x, this.#y];
    const third = (from: number, to: number): number => from + (2 / 3) * (to - from);
    this.#cubic([third(fromX, cx), third(fromY, cy), third(x, cx), third(y, cy), x, y]);
    this.#control = { x: cx, y: cy, of: 'Q' };
  }

  /** As the specification of SVG has it, appendix B.2.4. */
  #arc([rx0 = 0, ry0 = 0, turn = 0, large = 0, sweep = 0]: readonly number[], [x, y]: readonly [number, number]): void {
    const [fromX, fromY] = [this.#x, this.#y];
    if (rx0 === 0 || ry0 === 0) return this.#to(x, y);
    const angle = (turn * Math.PI) / 180;
    const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
    const [dx, dy] = [(fromX - x) / 2, (fromY - y) / 2];
    const [px, py] = [cos * dx + sin * dy, cos * dy - sin * dx];
    const grown = Math.max(1, Math.sqrt((px / rx0) ** 2 + (py / ry0) ** 2));
    const [rx, ry] = [Math.abs(rx0) * grown, Math.abs(ry0) * grown];
    const rest = Math.max(0, (rx * ry) ** 2 - (rx * py) ** 2 - (ry * px) ** 2);
    const factor = (large === sweep ? -1 : 1) * Math.sqrt(rest / ((rx * py) ** 2 + (ry * px) ** 2 || 1));
    const [qx, qy] = [(factor * rx * py) / ry, (-factor * ry * px) / rx];
    const first = Math.atan2((py - qy) / ry, (px - qx) / rx);
    let across = Math.atan2((-py - qy) / ry, (-px - qx) / rx) - first;
    if (sweep === 0 && across > 0) across -= 2 * Math.PI;
    if (sweep !== 0 && across < 0) across += 2 * Math.PI;
    for (let piece = 1; piece <= 2 * PIECES; piece++) {
      const at = first + (across * piece) / (2 * PIECES);
      const [ex, ey] = [rx * Math.cos(at) + qx, ry * Math.sin(at) + qy];
      this.#to(cos * ex - sin * ey + (fromX + x) / 2, sin * ex + cos * ey + (fromY + y) / 2);
    }
  }
}
