/**
 * The table as this client knows it. The view is always complete and replaceable; events are only for what is seen
 * happening and for the log. Nothing here decides a rule: commands go out through the link and the answer comes back.
 */
import type { EventView, SeatOptions, View } from '@illuminice/engine';
import { create } from 'zustand';
import type {
  Answer,
  ChatLine,
  Clocks,
  Connection,
  EventBatch,
  LogEntry,
  Me,
  PromiseNote,
  Snapshot,
  Standing,
  TableInfo,
  TableLink,
  UndoState,
} from './model.ts';

export interface TableState extends TableLink {
  readonly connection: Connection;
  readonly me: Me;
  readonly info: TableInfo | undefined;
  readonly version: number;
  readonly view: View | undefined;
  /** What this seat may do now; empty for a spectator. */
  readonly options: SeatOptions;
  /** Waiting to be seen happening, oldest first. Whoever animates takes them off with `takeEvents`. */
  readonly events: readonly EventBatch[];
  readonly log: readonly LogEntry[];
  readonly chatLines: readonly ChatLine[];
  readonly promises: readonly PromiseNote[];
  readonly standing: Standing;
  readonly clocks: Clocks;
  readonly undoState: UndoState;
  readonly lastRefusal: Extract<Answer, { accepted: false }> | undefined;
  readonly takeEvents: () => readonly EventBatch[];
}

const KEPT_LOG_ENTRIES = 2000;
const KEPT_BATCHES = 50;

const NO_STANDING: Standing = { passThisTurn: false, passUntilSpecial: false, stayOut: false };

const nobody = (): void => undefined;

/** Answers while no table is connected; a button pressed in that moment must not hang for ever. */
const NO_LINK: TableLink = {
  send: () =>
    Promise.resolve({
      accepted: false,
      refusal: { code: 'BAD_TIMING', rule: 'R-22.15', need: 'a connection to the table' },
    }),
  wait: nobody,
  setStanding: nobody,
  chat: nobody,
  promise: nobody,
  judgePromise: nobody,
  undo: nobody,
  voteUndo: nobody,
  takeOver: nobody,
  leave: nobody,
  again: nobody,
};

const BLANK = {
  connection: 'connecting',
  me: 'spectator',
  info: undefined,
  version: 0,
  view: undefined,
  options: {},
  events: [],
  log: [],
  chatLines: [],
  promises: [],
  standing: NO_STANDING,
  clocks: { waited: false },
  undoState: { free: false },
  lastRefusal: undefined,
} satisfies Partial<TableState>;

export const useTable = create<TableState>()((set, get) => ({
  ...BLANK,
  ...NO_LINK,
  takeEvents: () => {
    const { events } = get();
    if (events.length > 0) set({ events: [] });
    return events;
  },
}));

/** A new table, or the way out of one: nothing of the old one may shine through. */
export function openTable(link: TableLink): void {
  useTable.setState({ ...BLANK, ...link, send: remembersRefusal(link) });
}

export function closeTable(): void {
  useTable.setState({ ...BLANK, ...NO_LINK, connection: 'closed' });
}

/** Everything at once: at the beginning, after a gap, after a reload. */
export function showSnapshot({ me, info, version, view, options }: Snapshot): void {
  useTable.setState({ connection: 'online', me, info, version, view, options, events: [] });
}

export interface Update {
  readonly version: number;
  readonly view: View;
  readonly options: SeatOptions;
  readonly events: readonly EventView[];
  readonly at: number;
}

export function showUpdate({ version, view, options, events, at }: Update): void {
  useTable.setState((state) => {
    const batch: EventBatch = { version, at, events, after: view, ...(state.view ? { before: state.view } : {}) };
    return {
      version,
      view,
      options,
      events: [...state.events, batch].slice(-KEPT_BATCHES),
      log: withEvents(state.log, batch),
    };
  });
}

/** The log of what happened before this client came, as far as the table still tells it. */
export function showHistory(batches: readonly Pick<EventBatch, 'version' | 'at' | 'events'>[]): void {
  useTable.setState({ log: batches.reduce<readonly LogEntry[]>(withEvents, []) });
}

type Told = Partial<
  Pick<TableState, 'connection' | 'info' | 'chatLines' | 'promises' | 'standing' | 'clocks' | 'undoState'>
>;

export function tell(told: Told): void {
  useTable.setState(told);
}

export function addChat(line: ChatLine): void {
  useTable.setState(({ chatLines }) =>
    chatLines.some(({ id }) => id === line.id) ? {} : { chatLines: [...chatLines, line] },
  );
}

function withEvents(
  log: readonly LogEntry[],
  { version, at, events }: Pick<EventBatch, 'version' | 'at' | 'events'>,
): readonly LogEntry[] {
  const first = (log.at(-1)?.id ?? 0) + 1;
  return [...log, ...events.map((event, index) => ({ id: first + index, version, at, event }))].slice(
    -KEPT_LOG_ENTRIES,
  );
}

/** The last refusal stays readable ("Why?") until the next command goes out. */
function remembersRefusal(link: TableLink): TableLink['send'] {
  return async (command) => {
    useTable.setState({ lastRefusal: undefined });
    const answer = await link.send(command);
    if (!answer.accepted) useTable.setState({ lastRefusal: answer });
    return answer;
  };
}
