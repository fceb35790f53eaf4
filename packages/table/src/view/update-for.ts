import {
  type EventView,
  eventFor,
  isActive,
  optionsFor,
  type Pack,
  type Seat,
  type SeatOptions,
  type View,
  viewFor,
} from '@illuminice/engine';
import type { LogEntry } from '../model/log.ts';
import type { TableSettings } from '../model/settings.ts';
import { hasAnswered } from '../model/standing.ts';
import type { TableState } from '../model/table-state.ts';
import type { TableUpdate, TableViewer } from '../ports.ts';
import { infoFor } from './info-for.ts';

export interface UpdateRequest {
  readonly pack: Pack;
  readonly table: string;
  readonly state: TableState;
  readonly viewer: TableViewer;
  readonly settings: TableSettings;
  readonly now: number;
  /** The line just folded; missing on a resync. */
  readonly entry?: LogEntry;
}

/** Everything this viewer is told. */
export function updateFor({ pack, table, state, viewer, settings, now, entry }: UpdateRequest): TableUpdate {
  const options = typeof viewer === 'number' ? seatOptions(pack, state, viewer) : undefined;
  return {
    version: versionOf(state, viewer),
    ...(state.game ? { view: seatView(pack, state, viewer) } : {}),
    ...(options ? { options } : {}),
    ...(entry ? { events: eventsFor(pack, entry, viewer) } : {}),
    table: infoFor({ table, state, viewer, settings, now }),
  };
}

export function versionOf(state: TableState, viewer: TableViewer): number {
  return state.versions[viewer === 'spectator' ? state.seats.length : viewer] ?? 0;
}

export function eventsFor(pack: Pack, entry: LogEntry, viewer: TableViewer | 'all'): EventView[] {
  return entry.facts.flatMap((fact) =>
    fact.type === 'game'
      ? fact.events.flatMap((event) => {
          const seen = eventFor(pack, event, viewer);
          return seen === undefined ? [] : [seen];
        })
      : [],
  );
}

/** The engine has not heard of an answer the table keeps; to the seat that gave it, it is given. */
export function seatView(pack: Pack, state: TableState, viewer: TableViewer): View {
  if (!state.game) throw new Error('there is nothing to see before the game begins');
  const view = viewFor(pack, state.game, viewer);
  if (viewer === 'spectator' || !hasAnswered(state, viewer)) return view;
  return {
    ...view,
    questions: view.questions.map((question, depth) =>
      depth === view.questions.length - 1 && 'answered' in question ? { ...question, answered: true } : question,
    ),
  };
}

/** After an answer the same answer is not offered again; a play is, until the window closes. */
export function seatOptions(pack: Pack, state: TableState, seat: Seat): SeatOptions | undefined {
  const { game, stage } = state;
  if (!game || stage !== 'playing' || !isActive(game, seat)) return undefined;
  const options = optionsFor(pack, game, seat);
  if (!hasAnswered(state, seat)) return options;
  const { decline, done, default: byDefault, ...rest } = options;
  return rest;
}
