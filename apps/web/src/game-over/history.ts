/** Figures of every seat at the beginning of every turn, gathered from the views as they came; kept over a reload. */
import type { Pack, View } from '@illuminice/engine';
import { figuresOf } from '../table/goal-progress.ts';

export interface Moment {
  /** By seat. Money is what this viewer could see then. */
  readonly groups: readonly number[];
  readonly power: readonly number[];
  readonly money: readonly number[];
}

export type Measure = keyof Moment;

export function momentOf(pack: Pack, view: View): Moment {
  const figures = view.seats.map((seat, number) =>
    seat.status === 0 ? figuresOf(pack, view, number) : { power: 0, money: 0 },
  );
  return {
    groups: view.seats.map((seat) => seat.groups.length),
    power: figures.map(({ power }) => power),
    money: figures.map(({ money }) => money),
  };
}

/** Points of one line, scaled into a box; a single moment is a flat line. */
export function lineOf(
  values: readonly number[],
  top: number,
  box: { readonly width: number; readonly height: number },
): string {
  const step = values.length > 1 ? box.width / (values.length - 1) : 0;
  return values
    .map(
      (value, index) =>
        `${(index * step).toFixed(1)},${(box.height - (value / Math.max(1, top)) * box.height).toFixed(1)}`,
    )
    .join(' ');
}

/** Labels at the end of lines, pushed apart so that each can be read; in the order they were given. */
export function spread(heights: readonly number[], apart: number): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    last = Math.max(height, last + apart);
    placed[index] = last;
  }
  return placed;
}

const KEY = 'illuminice.history';
const MOST = 600;

interface Stored {
  readonly table: string;
  readonly moments: readonly Moment[];
}

let gathered: Stored = { table: '', moments: [] };

export function remember(table: string, moment: Moment): void {
  const before = momentsOf(table);
  gathered = { table, moments: [...before, moment].slice(-MOST) };
  try {
    sessionStorage.setItem(KEY, JSON.stringify(gathered));
  } catch {
    // A private window may refuse: the plot then begins with this page.
  }
}

export function momentsOf(table: string): readonly Moment[] {
  if (gathered.table === table) return gathered.moments;
  gathered = { table, moments: stored(table) };
  return gathered.moments;
}

/** The storage may hold another table's, an older version's, or nothing. */
function stored(table: string): readonly Moment[] {
  try {
    const found: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null || !('table' in found) || found.table !== table) return [];
    return 'moments' in found && Array.isArray(found.moments) ? found.moments.filter(isMoment) : [];
  } catch {
    return [];
  }
}

function isMoment(value: unknown): value is Moment {
  if (typeof value !== 'object' || value === null) return false;
  const given: Readonly<Record<string, unknown>> = { ...value };
  return ['groups', 'power', 'money'].every((key) => Array.isArray(given[key]));
}
