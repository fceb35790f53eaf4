/** Breaks a name into lines and finds the largest size at which it fits. */

/** Advance widths of League Gothic in thousandths of an em, measured in the browser. */
const WIDTHS: Readonly<Record<string, number>> = {
  ' ': 154,
  A: 389,
  B: 364,
  C: 358,
  D: 372,
  E: 327,
  F: 301,
  G: 363,
  H: 380,
  I: 188,
  J: 212,
  K: 375,
  L: 295,
  M: 484,
  N: 395,
  O: 358,
  P: 352,
  Q: 358,
  R: 357,
  S: 338,
  T: 332,
  U: 368,
  V: 362,
  W: 512,
  X: 374,
  Y: 358,
  Z: 316,
  '0': 354,
  '1': 240,
  '2': 363,
  '3': 352,
  '4': 351,
  '5': 342,
  '6': 342,
  '7': 307,
  '8': 340,
  '9': 342,
  '.': 157,
  ',': 151,
  "'": 151,
  '-': 217,
  '/': 352,
  '&': 423,
};
const OTHER_WIDTH = 400;
/** Letter spacing of a name band, in thousandths of an em; the same in card.css. */
const SPACING = 30;

export interface FittedName {
  readonly lines: readonly string[];
  readonly size: number;
}

/** So many lines, tried at sizes from the largest down to the smallest. */
export interface FitStep {
  readonly lines: number;
  readonly largest: number;
  readonly smallest: number;
}

const fitted = new Map<string, FittedName>();

/** The steps are tried in turn; if none fits, the last is shown as small as it must be. */
export function fitName(name: string, width: number, steps: readonly FitStep[]): FittedName {
  const key = `${name}|${width}|${steps.map((step) => `${step.lines},${step.largest},${step.smallest}`).join(';')}`;
  const known = fitted.get(key);
  if (known !== undefined) return known;
  const fresh = findFit(name.toUpperCase(), width, steps);
  fitted.set(key, fresh);
  return fresh;
}

function findFit(name: string, width: number, steps: readonly FitStep[]): FittedName {
  let last: FittedName = { lines: [name], size: 12 };
  for (const { lines, largest, smallest } of steps) {
    const candidates = breaksOf(name, lines).map((broken) => ({
      lines: broken,
      size: Math.floor(Math.min(largest, width / Math.max(...broken.map(emsOf))) * 4) / 4,
    }));
    if (candidates.length === 0) continue;
    last = candidates.reduce((best, candidate) => (candidate.size > best.size ? candidate : best));
    if (last.size >= smallest) return last;
  }
  return last;
}

function emsOf(line: string): number {
  let total = 0;
  for (const letter of line) total += (WIDTHS[letter] ?? OTHER_WIDTH) + SPACING;
  return total / 1000;
}

/** Every way to set a name in so many lines, broken at spaces and after "/" and "-". */
function breaksOf(name: string, count: number): string[][] {
  const parts = name.split(/ |(?<=[/-])/);
  if (parts.length < count) return [];
  const join = (from: number, to: number): string =>
    parts
      .slice(from, to)
      .reduce((line, part) => (line === '' || /[/-]$/.test(line) ? line + part : `${line} ${part}`), '');
  if (count === 1) return [[join(0, parts.length)]];
  const found: string[][] = [];
  const extend = (start: number, lines: readonly string[]): void => {
    const open = count - lines.length;
    if (open === 1) found.push([...lines, join(start, parts.length)]);
    else for (let end = start + 1; end <= parts.length - open + 1; end++) extend(end, [...lines, join(start, end)]);
  };
  extend(0, []);
  return found;
}
