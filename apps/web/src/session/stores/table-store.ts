/**
 * The table as this client knows it. The view is always complete and replaceable; events are only for what is seen
 * happening and for the log. Nothing here decides a rule: commands go out through the link and the answer comes back.
 */
import { pack as everyCard } from '@illuminice/cards';
import { type EventView, type Pack, packWith, type SeatMoves, type View } from '@illuminice/engine';
import { create } from 'zustand';
import { clocksOf } from './clocks.ts';
import { keepSame } from './keep-same.ts';
import { keepLog, keptLog } from './kept-log.ts';
import type {
  Answer,
  ChatLine,
  ClientRefusal,
  Clocks,
  Connection,
  EventBatch,
  LogEntry,
  Me,
  Snapshot,
  TableInfo,
  TableLink,
  TurnFigures,
} from './model.ts';
import { withoutUndone } from './undone.ts';

export interface TableState extends TableLink {
  readonly connection: Connection;
  readonly me: Me;
  /** The code of the lobby these people came from. */
  readonly code: string | undefined;
  /** This page hosts the table itself: what a server says is about another one. */
  readonly hostedHere: boolean;
  /** What others do is shown step by step; a lesson tells its own story. */
  readonly directed: boolean;
  /** Names, presence, promises, vote, dice, own standing answers: see packages/protocol/src/table-info.ts. */
  readonly info: TableInfo | undefined;
  readonly version: number;
  /** The cards this game was begun with: numbers in `view` and `moves` are theirs. */
  readonly pack: Pack;
  /** Missing until the dice are mixed. */
  readonly view: View | undefined;
  /** What this seat may do now; empty for a spectator. */
  readonly moves: SeatMoves;
  /** What this viewer saw happen, with the table before and after it, the latest last: for showing it, and showing it again. */
  readonly told: readonly EventBatch[];
  readonly log: readonly LogEntry[];
  readonly chatLines: readonly ChatLine[];
  /** Known once the game is over and the table has told it. */
  readonly course: readonly TurnFigures[] | undefined;
  readonly clocks: Clocks;
  readonly lastRefusal: Extract<Answer, { ok: false }> | undefined;
}

const KEPT_LOG_ENTRIES = 2000;
/** Two rounds of eight players with two attacks each; a view is some 15 KB, so these stay below 10 MB. */
const KEPT_TOLD = 600;

export const NO_CONNECTION: ClientRefusal = {
  code: 'NO_CONNECTION',
  rule: 'R-22.15',
  values: { need: 'connection' },
};

/** Answers while no table is connected; a button pressed in that moment must not hang for ever. */
const unconnected = (): Promise<Answer> => Promise.resolve({ ok: false, refusal: NO_CONNECTION });

const NOT_SEATED: ClientRefusal = { code: 'NOT_SEATED', rule: 'R-18.9', values: { need: 'ownSeat' } };

/** Answers whoever only looks on. */
export const notSeated = (): Promise<Answer> => Promise.resolve({ ok: false, refusal: NOT_SEATED });

const nothing = (): void => undefined;

const NO_LINK: TableLink = {
  send: unconnected,
  setUp: unconnected,
  wait: unconnected,
  setStanding: unconnected,
  arm: unconnected,
  chat: unconnected,
  mute: unconnected,
  report: unconnected,
  promise: unconnected,
  talk: unconnected,
  undo: unconnected,
  vote: unconnected,
  handBack: unconnected,
  rematch: undefined,
  back: nothing,
  takeOver: nothing,
  leave: nothing,
  record: undefined,
};

const BLANK = {
  connection: 'connecting',
  me: 'spectator',
  code: undefined,
  hostedHere: false,
  directed: true,
  info: undefined,
  version: 0,
  pack: everyCard,
  view: undefined,
  moves: {},
  told: [],
  log: [],
  chatLines: [],
  course: undefined,
  clocks: { offset: 0, mayWait: false, waited: false, extended: false, offers: [] },
  lastRefusal: undefined,
} satisfies Partial<TableState>;

export const useTable = create<TableState>()(() => ({ ...BLANK, ...NO_LINK }));

/** The server tells the position, not the way to it: the log of this tab outlives a reload here. */
export function keepLogOnLeave(): void {
  addEventListener('pagehide', () => {
    const { info, log } = useTable.getState();
    if (info) keepLog(info.table, log);
  });
}

/** A new table, or the way out of one: nothing of the old one may shine through. */
export function openTable(link: TableLink, code?: string): void {
  useTable.setState({ ...BLANK, ...remembersRefusals(link), code });
}

/** A game at this device or a lesson; the line to the server is none of its business. */
export function openTableHere(link: TableLink): void {
  openTable(link);
  useTable.setState({ hostedHere: true, connection: 'online' });
}

export function closeTable(): void {
  useTable.setState({ ...BLANK, ...NO_LINK, connection: 'closed' });
}

/** Cards of the table that is shown, for texts about it. */
export const tablePack = (): Pack => useTable.getState().pack;

/** A page older than the game it is shown would name the wrong cards. */
export const knowsCards = (cards: readonly string[]): boolean => packWith(everyCard, cards) !== undefined;

/** Everything at once: at the beginning, after a gap, after a reload. */
export function showSnapshot({ info, version, cards, view, moves, recent = [], course }: Snapshot): void {
  const { log } = useTable.getState();
  const told = recent.reduce<readonly LogEntry[]>((lines, line) => withEvents(lines, { ...line, version }), []);
  useTable.setState({
    ...{ connection: 'online', ...fromInfo(info), version, view, moves, told: [] },
    pack: (cards && packWith(everyCard, cards)) ?? everyCard,
    course,
    log: log.length > 0 ? log : told.length > 0 ? told : keptLog(info.table),
  });
}

export interface Update {
  readonly info: TableInfo;
  readonly version: number;
  readonly view: View | undefined;
  readonly moves: SeatMoves;
  readonly events: readonly EventView[];
  readonly past?: true;
}

export function showUpdate({ version, events, past, ...news }: Update): void {
  useTable.setState((state) => {
    const info = keepSame(state.info, news.info);
    const view = keepSame(state.view, news.view);
    const moves = keepSame(state.moves, news.moves);
    const when = past ? { past } : {};
    const happened: EventBatch[] =
      view && events.length > 0
        ? [{ version, at: Date.now(), events, after: view, ...when, ...(state.view ? { before: state.view } : {}) }]
        : [];
    const { told, log } = view && events.length === 0 ? withoutUndone(state, view) : state;
    return {
      ...fromInfo(info),
      version,
      view,
      moves,
      told: happened.length > 0 ? [...told, ...happened].slice(-KEPT_TOLD) : told,
      log: happened.reduce(withEvents, log),
    };
  });
}

export function showConnection(connection: Connection): void {
  const { connection: known, hostedHere } = useTable.getState();
  if (!hostedHere && known !== connection) useTable.setState({ connection });
}

/** History and live lines may overlap after a reconnect. */
export function addChat(line: ChatLine): void {
  useTable.setState(({ chatLines }) =>
    chatLines.some(({ id }) => id === line.id) ? {} : { chatLines: [...chatLines, line].sort((a, b) => a.id - b.id) },
  );
}

function fromInfo(info: TableInfo): Pick<TableState, 'info' | 'me' | 'clocks'> {
  return { info, me: info.own?.seat ?? 'spectator', clocks: clocksOf(info, Date.now()) };
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

/** The last refusal of whatever was asked stays readable ("Why?") until the next thing is asked. */
function remembersRefusals({ record, ...link }: TableLink): TableLink {
  const remembering =
    (ask: (...what: never[]) => unknown) =>
    (...what: never[]) => {
      useTable.setState({ lastRefusal: undefined });
      const answer = ask(...what);
      if (answer instanceof Promise) void answer.then(remember);
      return answer;
    };
  const asks = Object.entries(link).map(([name, ask]) => [name, ask && remembering(ask)]);
  return { ...Object.fromEntries(asks), record };
}

function remember(answer: Answer | undefined): void {
  if (answer?.ok === false) useTable.setState({ lastRefusal: answer });
}
