/** A game that is looked back on: any moment of its log as the whole truth, or as one viewer saw it. */
import {
  apply,
  type EventView,
  eventFor,
  must,
  OLDEST_RULES_VERSION,
  type Pack,
  type View,
  type Viewer,
} from '@illuminice/engine';
import type { TableInfo } from '@illuminice/protocol';
import { copyOf } from '../fold/copy.ts';
import { fold } from '../fold/fold.ts';
import { openTable } from '../fold/open.ts';
import { gameOfTable } from '../model/game-of-table.ts';
import type { LogEntry } from '../model/log.ts';
import { packOf, playedByIn, type Unplayable } from '../model/played-by.ts';
import type { TableState } from '../model/table-state.ts';
import { stillTold } from '../view/recent.ts';
import { eventsFor, gameEvents, viewsOfSeats } from '../view/update-for.ts';
import { infoInReplay } from './info-in-replay.ts';
import { Moments, type ReplayMoment, type ReplayTurn } from './moments.ts';

export interface ToldEntry {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly EventView[];
}

export interface Replay {
  /** The cards of this game. */
  readonly pack: Pack;
  readonly isOver: boolean;
  readonly moments: readonly ReplayMoment[];
  readonly turns: readonly ReplayTurn[];
  /** The table at that moment; whoever gets it may change it. */
  at(moment: number): TableState;
  viewAt(moment: number, viewer: Viewer): View;
  infoAt(moment: number, viewer: Viewer): TableInfo;
  /** The event that leads to this moment, as that viewer was told of it; undefined where they were told nothing. */
  eventAt(moment: number, viewer: Viewer): EventView | undefined;
  /** All this viewer had been told by then, without what was taken back. */
  toldAt(moment: number, viewer: Viewer): readonly ToldEntry[];
}

/** A whole table is kept after so many entries: folding the rest of them is below a millisecond. */
const KEYFRAME_EVERY = 16;

/** With the cards and by the rules the log names; throws where it is no log of a table. */
export function openReplay(known: Pack, entries: readonly LogEntry[]): Replay | { readonly unplayable: Unplayable } {
  const [first, ...rest] = entries;
  if (!first) throw new Error('a log without entries');
  const playedBy = playedByIn(first);
  // Nothing is decided anew: what older rules led to stands in the log.
  const found = packOf(known, { ...playedBy, version: Math.max(playedBy.version, OLDEST_RULES_VERSION) });
  if ('unplayable' in found) return found;
  const state = openTable(first);
  const keyframes = [copyOf(state)];
  const moments = new Moments();
  for (const [index, entry] of rest.entries()) {
    fold(found.pack, state, { entry });
    moments.add(entry, state);
    if ((index + 1) % KEYFRAME_EVERY === 0) keyframes.push(copyOf(state));
  }
  const { list, turns } = moments;
  const isOver = state.stage === 'over';
  return new OpenReplay({ pack: found.pack, entries, keyframes, moments: list, turns, isOver });
}

interface Parts {
  readonly pack: Pack;
  readonly entries: readonly LogEntry[];
  readonly keyframes: readonly TableState[];
  readonly moments: readonly ReplayMoment[];
  readonly turns: readonly ReplayTurn[];
  readonly isOver: boolean;
}

class OpenReplay implements Replay {
  readonly pack: Pack;
  readonly isOver: boolean;
  readonly moments: readonly ReplayMoment[];
  readonly turns: readonly ReplayTurn[];
  readonly #parts: Parts;
  readonly #told = new Map<Viewer, Map<number, readonly EventView[]>>();
  /** Where the last question led: the next is mostly the entry after it. */
  #reached: TableState;

  constructor(parts: Parts) {
    this.pack = parts.pack;
    this.isOver = parts.isOver;
    this.moments = parts.moments;
    this.turns = parts.turns;
    this.#parts = parts;
    this.#reached = copyOf(must(parts.keyframes[0], 'the opening'));
  }

  at(moment: number): TableState {
    const { seq, events, isWhole } = this.#moment(moment);
    if (isWhole) return copyOf(this.#after(seq));
    const state = copyOf(this.#after(seq - 1));
    const { pack, entries } = this.#parts;
    const entry = must(entries[seq - this.#first], 'the entry of a moment');
    const game = state.game ?? gameOfTable(pack, state);
    for (const event of gameEvents(entry).slice(0, events)) apply(pack, game, event);
    state.game = game;
    return state;
  }

  viewAt(moment: number, viewer: Viewer): View {
    const views = viewsOfSeats(this.pack, this.at(moment));
    if (!views) throw new Error('there is nothing to see before the game begins');
    return { ...views.common, seats: views.seats(viewer), ...views.own(viewer) };
  }

  infoAt(moment: number, viewer: Viewer): TableInfo {
    return infoInReplay(this.at(moment), viewer);
  }

  eventAt(moment: number, viewer: Viewer): EventView | undefined {
    const { seq, events } = this.#moment(moment);
    if (this.moments[moment - 1]?.seq === seq && this.moments[moment - 1]?.events === events) return undefined;
    const event = gameEvents(must(this.#parts.entries[seq - this.#first], 'the entry of a moment'))[events - 1];
    return event && eventFor(this.pack, event, viewer);
  }

  toldAt(moment: number, viewer: Viewer): readonly ToldEntry[] {
    const { seq, events, isWhole } = this.#moment(moment);
    const begun = this.moments[0]?.seq ?? seq;
    const { entries } = this.#parts;
    const told = stillTold(entries.slice(begun - this.#first, seq - this.#first + 1));
    return told.flatMap((entry): ToldEntry[] => {
      const isPart = entry.seq === seq && !isWhole;
      const known = isPart ? partOf(entry, events) : entry;
      const heard = isPart ? eventsFor(this.pack, known, viewer) : this.#heard(entry, viewer);
      return heard.length === 0 ? [] : [{ seq: entry.seq, at: entry.at, events: heard }];
    });
  }

  get #first(): number {
    return this.#parts.entries[0]?.seq ?? 1;
  }

  #moment(index: number): ReplayMoment {
    const moment = this.moments[index];
    if (!moment) throw new Error(`there is no moment ${index} in this game`);
    return moment;
  }

  #heard(entry: LogEntry, viewer: Viewer): readonly EventView[] {
    const known = this.#told.get(viewer) ?? new Map<number, readonly EventView[]>();
    this.#told.set(viewer, known);
    const events = known.get(entry.seq) ?? eventsFor(this.pack, entry, viewer);
    known.set(entry.seq, events);
    return events;
  }

  /** Changes with the next question. */
  #after(seq: number): TableState {
    const { pack, entries, keyframes } = this.#parts;
    const index = seq - this.#first;
    const keyframe = keyframes[Math.floor(index / KEYFRAME_EVERY)];
    if (!keyframe) throw new Error(`there is no entry ${seq} in this game`);
    if (this.#reached.seq > seq || this.#reached.seq < keyframe.seq) this.#reached = copyOf(keyframe);
    for (const entry of entries.slice(this.#reached.seq - this.#first + 1, index + 1))
      fold(pack, this.#reached, { entry });
    return this.#reached;
  }
}

function partOf(entry: LogEntry, events: number): LogEntry {
  let left = events;
  const facts = entry.facts.map((fact) => {
    if (fact.type !== 'game') return fact;
    const part = fact.events.slice(0, left);
    left -= part.length;
    return { ...fact, events: part };
  });
  return { ...entry, facts };
}
