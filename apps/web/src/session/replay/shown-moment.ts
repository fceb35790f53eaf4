/** One moment of a replay in the words of the table's store: the same screens show it as show a running game. */
import type { EventView, View, Viewer } from '@illuminice/engine';
import type { Replay, ToldEntry } from '@illuminice/table';
import { beatKind } from '../playback/index.ts';
import { type EventBatch, keepSame, type LogEntry, useTable } from '../stores/index.ts';

interface Shown {
  readonly replay: Replay;
  readonly id: string;
  readonly at: number;
  readonly eyes: Viewer;
}

export function showMoment({ replay, id, at, eyes }: Shown): void {
  const told = replay.toldAt(at, eyes);
  useTable.setState({
    info: { ...replay.infoAt(at, eyes), table: `replay ${id}` },
    version: at,
    pack: replay.pack,
    view: keepSame(useTable.getState().view, replay.viewAt(at, eyes)),
    // Nobody acts in the past: whoever looks on sits nowhere.
    me: 'spectator',
    moves: {},
    log: logOf(told),
    told: stageOf({ replay, at, eyes }, told),
  });
}

function logOf(told: readonly ToldEntry[]): readonly LogEntry[] {
  let id = 0;
  return told.flatMap(({ seq, at, events }) => events.map((event) => ({ id: ++id, version: seq, at, event })));
}

/** Views of whole entries, as these eyes saw them: the same object each time, so that the stage knows its steps again. */
const known = new WeakMap<Replay, Map<string, EventBatch>>();

/** What the stage shows steps of: this turn, and the one before it, so that it does not begin with every turn anew. */
function stageOf({ replay, at, eyes }: Omit<Shown, 'id'>, told: readonly ToldEntry[]): readonly EventBatch[] {
  const before = replay.turns.filter(({ first }) => first <= at).at(-2)?.first ?? 0;
  const from = replay.moments[before]?.seq ?? 0;
  const now = replay.moments[at];
  const kept = known.get(replay) ?? new Map<string, EventBatch>();
  known.set(replay, kept);
  const batches: EventBatch[] = [];
  for (const entry of told.filter(({ seq, events }) => seq >= from && events.some(isLoud))) {
    const isPart = entry.seq === now?.seq && !now.isWhole;
    const key = `${eyes} ${entry.seq}`;
    const batch =
      (isPart ? undefined : kept.get(key)) ??
      batchOf({ replay, eyes, entry, at: isPart ? at : undefined }, batches.at(-1)?.after);
    if (!isPart) kept.set(key, batch);
    batches.push(batch);
  }
  return batches;
}

/** A step without a word would empty the stage. */
const isLoud = (event: EventView): boolean => beatKind(event) !== 'quiet';

interface Batch {
  readonly replay: Replay;
  readonly eyes: Viewer;
  readonly entry: ToldEntry;
  /** In the middle of the entry; missing where all of it has happened. */
  readonly at: number | undefined;
}

function batchOf({ replay, eyes, entry, at }: Batch, before: View | undefined): EventBatch {
  const { seq, events } = entry;
  const moment = at ?? replay.moments.findLastIndex((each) => each.seq === seq);
  return {
    ...{ version: seq, at: entry.at, events, past: true },
    after: replay.viewAt(moment, eyes),
    ...(before ? { before } : {}),
  };
}
