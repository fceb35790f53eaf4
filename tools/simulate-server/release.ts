/** A release of the server: its cards, how it writes snapshots, and by which rules its games are begun. */

import { catalogue, pack } from '@illuminice/cards';
import { compilePack, keysOf, type Pack } from '@illuminice/engine';
import type { LogEntry, Snapshot, TableState } from '@illuminice/table';
import type { ServerTableStore } from '../../apps/server/src/store/index.ts';
import { plantedFlags } from './planted-flags.ts';

export interface Release {
  readonly name: string;
  readonly pack: Pack;
  /** Its snapshots are of another shape. */
  readonly format: number;
  /** So many versions of the rules later than this code; games of other versions stand still. */
  readonly rules: number;
}

const [first] = pack.groups;
const older = compilePack(catalogue.filter(({ key }) => key !== first?.key));

export const RELEASES = {
  first: { name: 'first', pack: older, format: 0, rules: 0 },
  card: { name: 'card', pack, format: 0, rules: 0 },
  snapshots: { name: 'snapshots', pack, format: 1, rules: 0 },
  rules: { name: 'rules', pack, format: 1, rules: 10 },
} as const satisfies Record<string, Release>;

export type ReleaseName = keyof typeof RELEASES;

/** What this release reads of the same rows, and how it writes them. */
export function storeOf(store: ServerTableStore, release: Release): ServerTableStore {
  const { rules, format } = release;
  const read = (entry: LogEntry): LogEntry => withCards(shifted(entry, -rules), release);
  return {
    append: (request) => {
      const entry = shifted(request.entry, rules);
      return store.append(entry === request.entry ? request : { ...request, entry, json: JSON.stringify(entry) });
    },
    load: async (table, upTo) => {
      const stored = await store.load(table, upTo);
      if (stored === undefined) return undefined;
      const { snapshot } = stored;
      const tail = plantedFlags.cardsOfToday ? await store.entries(table, 1, upTo) : stored.tail;
      return {
        ...(snapshot && !plantedFlags.cardsOfToday
          ? { snapshot: shiftedSnapshot(snapshot, { format: -format, rules: -rules }) }
          : {}),
        tail: tail.map(read),
      };
    },
    entries: async (table, from, to) => (await store.entries(table, from, to)).map(read),
    saveSnapshot: (table, snapshot) => store.saveSnapshot(table, shiftedSnapshot(snapshot, { format, rules })),
    accepted: (table, id) => store.accepted(table, id),
    deadlines: (before) => store.deadlines(before),
    forget: (table) => store.forget(table),
    deleteTable: (table) => store.deleteTable(table),
    archiveOver: (before) => store.archiveOver(before),
  };
}

function shifted(entry: LogEntry, by: number): LogEntry {
  if (entry.seq !== 1 || by === 0) return entry;
  return {
    ...entry,
    facts: entry.facts.map((fact) =>
      fact.type === 'opened' && fact.rules
        ? { ...fact, rules: { ...fact.rules, version: fact.rules.version + by } }
        : fact,
    ),
  };
}

/** A shape this release does not know is of no use to it. */
function shiftedSnapshot({ seq, state }: Snapshot, by: { readonly format: number; readonly rules: number }): Snapshot {
  if (plantedFlags.snapshotsWithoutTime) {
    const { gameClock: _, ...rest } = state;
    return { seq, state: rest };
  }
  const playedBy = { ...state.playedBy, version: state.playedBy.version + by.rules };
  // Planted: the shape is another one, and nobody says so.
  if (plantedFlags.anySnapshot && by.format !== 0) return { seq, state: { ...state, playedBy, versions: [] } };
  return { seq, state: { ...state, playedBy, format: state.format + by.format } as TableState };
}

/** Planted (V-1): whatever the log says, the cards are those this release has. */
function withCards(entry: LogEntry, { pack: cards }: Release): LogEntry {
  if (!plantedFlags.cardsOfToday || entry.seq !== 1) return entry;
  return {
    ...entry,
    facts: entry.facts.map((fact) =>
      fact.type === 'opened' && fact.rules ? { ...fact, rules: { ...fact.rules, cards: keysOf(cards) } } : fact,
    ),
  };
}
