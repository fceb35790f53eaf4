import {
  type EventView,
  eventFor,
  isActive,
  optionsFor,
  type Pack,
  type Seat,
  type SeatOptions,
  type View,
  viewsOf,
} from '@illuminice/engine';
import type { LogEntry } from '../model/log.ts';
import type { TableSettings } from '../model/settings.ts';
import { hasAnswered } from '../model/standing.ts';
import type { TableState } from '../model/table-state.ts';
import type { TableUpdate, TableViewer } from '../ports.ts';
import { infosOf } from './info-for.ts';

/** One line of the log, or a moment between two, to be told to several viewers. */
export interface Telling {
  readonly pack: Pack;
  readonly table: string;
  readonly state: TableState;
  readonly settings: TableSettings;
  readonly now: number;
  /** The line just folded; missing on a resync. */
  readonly entry?: LogEntry;
}

/** Everything each viewer is told. What nobody's eyes change is the same object in all of it. */
export function updatesOf({ pack, table, state, settings, now, entry }: Telling): (viewer: TableViewer) => TableUpdate {
  const views = viewsOfSeats(pack, state);
  const infos = infosOf({ table, state, settings, now });
  return (viewer) => {
    const options = typeof viewer === 'number' ? seatOptions(pack, state, viewer) : undefined;
    return {
      version: versionOf(state, viewer),
      ...(views ? { view: views(viewer) } : {}),
      ...(options ? { options } : {}),
      ...(entry ? { events: eventsFor(pack, entry, viewer) } : {}),
      table: infos(viewer),
    };
  };
}

export function versionOf(state: TableState, viewer: TableViewer): number {
  return state.versions[viewer === 'spectator' ? state.seats.length : viewer] ?? 0;
}

export function eventsFor(pack: Pack, entry: LogEntry, viewer: TableViewer | 'all'): EventView[] {
  const told: EventView[] = [];
  for (const fact of entry.facts) {
    if (fact.type !== 'game') continue;
    for (const event of fact.events) {
      const seen = eventFor(pack, event, viewer);
      if (seen !== undefined) told.push(seen);
    }
  }
  return told;
}

export function seatView(pack: Pack, state: TableState, seat: Seat): View {
  const views = viewsOfSeats(pack, state);
  if (!views) throw new Error('there is nothing to see before the game begins');
  return views(seat);
}

/** The engine has not heard of an answer the table keeps; to the seat that gave it, it is given. */
function viewsOfSeats(pack: Pack, state: TableState): ((viewer: TableViewer) => View) | undefined {
  const views = state.game && viewsOf(pack, state.game);
  return (
    views &&
    ((viewer) => {
      const view = views(viewer);
      if (viewer === 'spectator' || !hasAnswered(state, viewer)) return view;
      return {
        ...view,
        questions: view.questions.map((question, depth) =>
          depth === view.questions.length - 1 && 'answered' in question ? { ...question, answered: true } : question,
        ),
      };
    })
  );
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
