import {
  type EventView,
  eventFor,
  type GameEvent,
  isActive,
  movesFor,
  type Pack,
  type Seat,
  type SeatMoves,
  type View,
  type Views,
  viewsOf,
} from '@illuminice/engine';
import type { FullUpdate, TableUpdate } from '@illuminice/protocol';
import type { LogEntry } from '../model/log.ts';
import type { TableSettings } from '../model/settings.ts';
import { hasAnswered } from '../model/standing.ts';
import type { TableState } from '../model/table-state.ts';
import type { TableViewer } from '../ports/ports.ts';
import { infosOf } from './info-for.ts';

/** A table as it stands, to be told to several viewers. */
export interface Telling {
  readonly pack: Pack;
  readonly table: string;
  readonly state: TableState;
  readonly settings: TableSettings;
  readonly now: number;
}

/** What changes with every entry; the cards of a game never do. */
export type PositionUpdate = Omit<FullUpdate, 'cards' | 'recent' | 'course'>;

/** The same with the entry of the log that was just folded. */
export interface EntryTelling extends Telling {
  readonly entry: LogEntry;
}

/** What each viewer is told of an entry, as data. `updateJsonOf` says the same as JSON. */
export function updatesOf(telling: EntryTelling): (viewer: TableViewer) => TableUpdate {
  const { pack, entry } = telling;
  const full = fullUpdatesOf(telling);
  return (viewer) => ({ ...full(viewer), events: eventsFor(pack, entry, viewer) });
}

/** Everything each viewer may know of the table as it stands. */
export function fullUpdatesOf(telling: Telling): (viewer: TableViewer) => PositionUpdate {
  const { pack, state } = telling;
  const views = viewsOfSeats(pack, state);
  const infos = infosOf(telling);
  return (viewer) => {
    const moves = seatOptions(pack, state, viewer);
    return {
      version: versionOf(state, viewer),
      ...(views ? { view: viewIn(views, viewer) } : {}),
      ...(moves ? { moves } : {}),
      table: { ...infos.common, ...infos.own(viewer) },
    };
  };
}

export function versionOf(state: TableState, viewer: TableViewer): number {
  return state.versions[viewer === 'spectator' ? state.seats.length : viewer] ?? 0;
}

export function gameEvents({ facts }: LogEntry): readonly GameEvent[] {
  return facts.flatMap((fact) => (fact.type === 'game' ? fact.events : []));
}

export function eventsFor(pack: Pack, entry: LogEntry, viewer: TableViewer | 'all'): EventView[] {
  return gameEvents(entry).flatMap((event) => eventFor(pack, event, viewer) ?? []);
}

export function seatView(pack: Pack, state: TableState, seat: Seat): View {
  const views = viewsOfSeats(pack, state);
  if (!views) throw new Error('there is nothing to see before the game begins');
  return viewIn(views, seat);
}

function viewIn({ common, seats, own }: Views, viewer: TableViewer): View {
  return { ...common, seats: seats(viewer), ...own(viewer) };
}

/** The engine has not heard of an answer the table keeps; to the seat that gave it, it is given. */
export function viewsOfSeats(pack: Pack, state: TableState): Views | undefined {
  const views = state.game && viewsOf(pack, state.game);
  if (!views) return undefined;
  const own: Views['own'] = (viewer) => {
    const part = views.own(viewer);
    if (typeof viewer !== 'number' || !hasAnswered(state, viewer)) return part;
    const top = part.questions.length - 1;
    const questions = part.questions.map((question, depth) =>
      depth === top && 'answered' in question ? { ...question, answered: true } : question,
    );
    return { ...part, questions };
  };
  return { ...views, own };
}

/** After an answer the same answer is not offered again; a play is, until the window closes. */
export function seatOptions(pack: Pack, state: TableState, viewer: TableViewer): SeatMoves | undefined {
  const { game, stage } = state;
  if (viewer === 'spectator' || !game || stage !== 'playing' || !isActive(game, viewer)) return undefined;
  const moves = movesFor(pack, game, viewer);
  if (!hasAnswered(state, viewer)) return moves;
  const { decline, done, default: byDefault, ...rest } = moves;
  return rest;
}
