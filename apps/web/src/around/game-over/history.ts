/** Figures of every seat at the beginning of every turn, gathered from the views as they came; kept over a reload and a closed tab. */
import type { Pack, View } from '@illuminice/engine';
import type { TurnFigures } from '../../session/stores/index.ts';
import { figuresOf } from '../../tabletop/goals/index.ts';

export type Measure = Exclude<keyof TurnFigures, 'turn'>;

export function momentOf(pack: Pack, view: View): TurnFigures {
  const figures = view.seats.map((seat, number) =>
    seat.status === 0 ? figuresOf(pack, view, number) : { power: 0, money: 0 },
  );
  return {
    turn: view.seats.reduce((sum, { turnsTaken }) => sum + turnsTaken, 0),
    groups: view.seats.map((seat) => seat.groups.length),
    power: figures.map(({ power }) => power),
    money: figures.map(({ money }) => money),
  };
}

/** Every game begins alike, whenever this page came to it: an Illuminati card with its printed income. */
export function beginningOf(pack: Pack, view: View): TurnFigures {
  const cards = view.seats.map(({ illuminati }) => pack.illuminati[illuminati ?? -1]);
  return {
    turn: 0,
    groups: cards.map(() => 0),
    power: cards.map((card) => card?.power ?? 0),
    money: cards.map((card) => card?.income ?? 0),
  };
}

/** The whole course as far as this page saw it: the beginning, what was seen, and the end. */
export function courseOf(pack: Pack, view: View, seen: readonly TurnFigures[]): readonly TurnFigures[] {
  const end = momentOf(pack, view);
  const between = seen.filter(({ turn }) => turn > 0 && turn < end.turn);
  return end.turn === 0 ? [end] : [beginningOf(pack, view), ...between, end];
}

/** Points of one line, scaled into a box; turns nobody saw here are bridged straight. */
export function lineOf(
  moments: readonly TurnFigures[],
  value: (moment: TurnFigures) => number,
  box: { readonly width: number; readonly height: number; readonly top: number },
): string {
  const last = Math.max(1, moments.at(-1)?.turn ?? 1);
  return moments
    .map((moment) => {
      const x = (moment.turn / last) * box.width;
      const y = box.height - (value(moment) / Math.max(1, box.top)) * box.height;
      return `${x.toFixed(1)},${y.toFixed(1)}`;
    })
    .join(' ');
}

/** Labels at the end of lines, pushed apart so that each can be read, none below the last line; in the order they were given. */
export function spread(
  heights: readonly number[],
  { apart, lowest }: { readonly apart: number; readonly lowest: number },
): readonly number[] {
  const order = heights.map((height, index) => ({ height, index })).sort((a, b) => a.height - b.height);
  const placed = [...heights];
  let last = Number.NEGATIVE_INFINITY;
  for (const { height, index } of order) {
    last = Math.max(height, last + apart);
    placed[index] = last;
  }
  let next = lowest;
  for (const { index } of order.toReversed()) {
    placed[index] = Math.min(placed[index] ?? next, next);
    next = (placed[index] ?? next) - apart;
  }
  return placed;
}

const KEY = 'illuminice.history';
const MOST = 600;

interface Stored {
  readonly table: string;
  readonly moments: readonly TurnFigures[];
}

let gathered: Stored = { table: '', moments: [] };

export function remember(table: string, moment: TurnFigures): void {
  const before = momentsOf(table).filter(({ turn }) => turn < moment.turn);
  gathered = { table, moments: [...before, moment].slice(-MOST) };
  try {
    localStorage.setItem(KEY, JSON.stringify(gathered));
  } catch {
    // A private window may refuse: the plot then begins with this page.
  }
}

export function momentsOf(table: string): readonly TurnFigures[] {
  if (gathered.table === table) return gathered.moments;
  gathered = { table, moments: stored(table) };
  return gathered.moments;
}

/** The storage may hold another table's, an older version's, or nothing. */
function stored(table: string): readonly TurnFigures[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    if (typeof found !== 'object' || found === null || !('table' in found) || found.table !== table) return [];
    return 'moments' in found && Array.isArray(found.moments) ? found.moments.filter(isMoment) : [];
  } catch {
    return [];
  }
}

function isMoment(value: unknown): value is TurnFigures {
  if (typeof value !== 'object' || value === null) return false;
  const given: Readonly<Record<string, unknown>> = { ...value };
  return typeof given.turn === 'number' && ['groups', 'power', 'money'].every((key) => Array.isArray(given[key]));
}
