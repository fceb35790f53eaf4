/** The page's side of a game at this device: the same stores as online, fed by a worker instead of a socket. */
import type { Seat, View } from '@illuminice/engine';
import type { FullUpdate, SeatRequest, TableUpdate } from '@illuminice/protocol';
import type { TableViewer } from '@illuminice/table';
import { create } from 'zustand';
import { randomId } from '../../base/browser/index.ts';
import { navigate, replayPath } from '../../base/router/index.ts';
import { backToServer, diceAct } from '../online/index.ts';
import { holdsBots, usePlayback } from '../playback/index.ts';
import {
  type Answer,
  addChat,
  type ChatLine,
  closeTable,
  notSeated,
  openTableHere,
  showSnapshot,
  showUpdate,
  type TableLink,
  useTable,
} from '../stores/index.ts';
import { keepLastGame, lastGame, lastOf, putAsideLastGame } from './last-game.ts';
import type { FromWorker, NewLocalGame, SavedGame, Told, ToWorker } from './messages.ts';
import { nextStage, type Stage } from './stage.ts';
import type { Upload } from './uploadable.ts';

interface LocalState {
  readonly games: readonly SavedGame[] | undefined;
  /** The game on the table now. */
  readonly open: string | undefined;
  readonly brought: string | undefined;
  /** The game of before the reload is being opened. */
  readonly resuming: boolean;
  readonly stage: Stage;
  readonly trouble: Extract<FromWorker, { type: 'trouble' }>['what'] | undefined;
}

const NOBODY: Stage = { kind: 'table', eyes: 'spectator' };

export const useLocal = create<LocalState>()(() => ({
  games: undefined,
  open: undefined,
  brought: undefined,
  resuming: false,
  stage: NOBODY,
  trouble: undefined,
}));

let worker: Worker | undefined;
let humans: readonly Seat[] = [];
/** Everything each viewer was told, so that their own log comes back when they sit down again. */
let stories = new Map<TableViewer, (FullUpdate | TableUpdate)[]>();
/** What computer players said in this game; everybody at the device hears it. */
let talk: readonly ChatLine[] = [];
let shownTo: TableViewer | undefined;
let counter = 0;
const page = randomId(8);
const waiting = new Map<string, (answer: Answer) => void>();

export function say(message: ToWorker): void {
  if (!worker) {
    worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = ({ data }: MessageEvent<FromWorker>) => hear(data);
  }
  worker.postMessage(message);
}

type GameAnswer = Extract<FromWorker, { readonly type: 'described' | 'exported' | 'looked' }>;
type AnswerOf<Type extends GameAnswer['type']> = Extract<GameAnswer, { readonly type: Type }>;

const asking = new Map<string, (answer: never) => void>();

/** Of one game; whoever asks again before the answer is answered alone. */
function askWorker<Type extends GameAnswer['type']>(type: Type, message: ToWorker & { readonly id: string }) {
  return new Promise<AnswerOf<Type>>((resolve) => {
    asking.set(`${type} ${message.id}`, resolve);
    say(message);
  });
}

/** The whole log of a game at this device, as a file. */
export async function recordOf(id: string): Promise<string> {
  return (await askWorker('exported', { type: 'export', id })).text;
}

/** What everybody may see of a game at this device. */
export async function viewOfGame(id: string): Promise<View | undefined> {
  return (await askWorker('looked', { type: 'look', id })).view;
}

/** A finished game of a server, to be found in the list when the server has forgotten it. */
export function keepOnline(text: string, name: string): void {
  say({ type: 'import', text, online: name });
}

/** Undefined while there are no words for it. */
export async function describeGame(id: string): Promise<Upload | undefined> {
  return (await askWorker('described', { type: 'describe', id })).upload;
}

/** A reload or a killed tab goes on with its game at once (S-3); the list comes along. */
export function arriveLocal(isOurs: (game: SavedGame) => boolean): void {
  const last = lastGame();
  // Another game may be on its way: one that is on the table, or a copy that was handed over.
  if (last?.onTable && isOurs(last.game) && useLocal.getState().open === undefined && location.search === '') {
    useLocal.setState({ resuming: true });
    say({ type: 'open', id: last.game.id });
  }
  say({ type: 'list' });
}

export function beginLocal(game: NewLocalGame): void {
  useLocal.setState({ trouble: undefined });
  say({ type: 'begin', game });
}

/** Back to the list; the game stays saved as it stands. */
function leaveLocal(): void {
  closeLocal();
  say({ type: 'list' });
}

/** Away from games at this device: nothing of them goes on talking into other screens. */
export function closeLocal(): void {
  worker?.terminate();
  worker = undefined;
  waiting.clear();
  shownTo = undefined;
  const wasOpen = useLocal.getState().open !== undefined;
  useLocal.setState({ open: undefined, resuming: false, stage: NOBODY });
  putAsideLastGame();
  if (!wasOpen) return;
  closeTable();
  backToServer();
}

/** The person of this seat sits in front of the screen now. */
export function sitDown(seat: Seat): void {
  setStage({ kind: 'table', eyes: seat });
}

/** Somebody wants to answer: the others look away first. */
export function claim(seat: Seat): void {
  setStage({ kind: 'curtain', seat });
}

/** Nobody of these people has anything to say. */
export async function nobody(seats: readonly Seat[]): Promise<void> {
  const { view, table } = stories.get('spectator')?.at(-1) ?? {};
  const { window, round } = table?.clock ?? {};
  const seen = window === undefined || round === undefined ? {} : { seen: { window, round } };
  const type = view?.questions.at(-1)?.kind === 'spending' ? 'done' : 'decline';
  for (const seat of seats) await act(seat, { type: 'command', command: { type }, ...seen });
}

function hear(message: FromWorker): void {
  switch (message.type) {
    case 'opened':
      humans = message.humans;
      published = 0;
      stories = new Map(message.told.map(({ viewer, update }) => [viewer, [update]]));
      shownTo = undefined;
      talk = [];
      useLocal.setState({ open: message.id, resuming: false, trouble: undefined, stage: NOBODY });
      message.told.forEach(rollAlong);
      return moveOn();
    case 'kept':
      return keepLastGame(message.game.over ? undefined : { game: message.game, onTable: true });
    case 'update':
      told(message.told);
      published = message.no;
      return letBotsGo();
    case 'said':
      return heard(message);
    case 'answer':
      waiting.get(message.request)?.(message.answer);
      waiting.delete(message.request);
      return;
    case 'games':
      keepLastGame(lastOf(message.games, lastGame()));
      useLocal.setState({
        games: message.games,
        ...(message.brought === undefined ? {} : { brought: message.brought, trouble: undefined }),
      });
      // The file of a moment opens there.
      if (message.brought !== undefined && message.moment) navigate(replayPath(message.brought, message.moment));
      return;
    case 'described':
    case 'exported':
    case 'looked': {
      const key = `${message.type} ${message.id}`;
      asking.get(key)?.(message as never);
      asking.delete(key);
      return;
    }
    case 'trouble':
      return useLocal.setState({ trouble: message.what, resuming: false });
  }
}

/** What the table has told so far; its computer players wait until that has been watched. */
let published = 0;

/** Whoever is about to sit down, or is asked, watches nothing. */
function letBotsGo(): void {
  if (!holdsBots() || useLocal.getState().stage.kind !== 'table') say({ type: 'watched', upTo: published });
}

usePlayback.subscribe(() => {
  if (useLocal.getState().open !== undefined) letBotsGo();
});

function told({ viewer, update }: Told): void {
  stories.get(viewer)?.push(update);
  if (viewer === shownTo) show(update);
  rollAlong({ viewer, update });
  moveOn();
}

function heard({ seat, at, remark }: Extract<FromWorker, { type: 'said' }>): void {
  addLine({ at, from: seat, text: '', remark });
}

/** Somebody at this device says something; a computer player they call by name answers. */
function talkTo(seat: Seat, text: string): Promise<Answer> {
  addLine({ at: Date.now(), from: seat, text });
  say({ type: 'chat', seat, text });
  return Promise.resolve({ ok: true });
}

function addLine(said: Omit<ChatLine, 'id' | 'name' | 'from'> & { readonly from: Seat }): void {
  const name = stories.values().next().value?.at(-1)?.table.seats[said.from]?.name ?? '';
  const line = { ...said, id: talk.length + 1, name };
  talk = [...talk, line];
  addChat(line);
}

function viewOf(viewer: TableViewer): View | undefined {
  return stories.get(viewer)?.at(-1)?.view;
}

function moveOn(): void {
  const views = new Map<TableViewer, View>();
  for (const viewer of stories.keys()) {
    const view = viewOf(viewer);
    if (view) views.set(viewer, view);
  }
  const isThrowing = [...stories.values()].some((told) => told.at(-1)?.table.beginning?.unthrown !== undefined);
  setStage(nextStage({ humans, views, isThrowing }, useLocal.getState().stage));
}

function setStage(stage: Stage): void {
  const eyes = stage.kind === 'table' ? stage.eyes : 'spectator';
  if (eyes !== shownTo && stories.has(eyes)) lookThrough(eyes);
  useLocal.setState({ stage });
}

/** The table as this viewer knows it, their log included; nothing of the one before may shine through. */
function lookThrough(viewer: TableViewer): void {
  shownTo = viewer;
  openTableHere(linkOf(viewer));
  for (const update of stories.get(viewer) ?? []) show(update, { past: true });
  talk.forEach(addChat);
}

function show(update: FullUpdate | TableUpdate, when: { readonly past?: true } = {}): void {
  const { table: info, version, view, moves = {} } = update;
  if ('events' in update) return showUpdate({ info, version, view, moves, events: update.events, ...when });
  const { cards, recent = [], course } = update;
  showSnapshot({ info, version, cards, view, moves, recent, ...(course ? { course } : {}) });
}

function rollAlong({ viewer, update: { table } }: Told): void {
  const dice = table.stage === 'dice' ? diceAct(table) : undefined;
  if (dice && viewer !== 'spectator') void act(viewer, dice);
}

function act(seat: Seat, wanted: SeatRequest): Promise<Answer> {
  const request = `${page}-${++counter}`;
  return new Promise((resolve) => {
    waiting.set(request, resolve);
    say({ type: 'act', seat, request, act: wanted });
  });
}

const nobodyHears = (): void => undefined;

function linkOf(viewer: TableViewer): TableLink {
  const mine = (wanted: SeatRequest): Promise<Answer> => (viewer === 'spectator' ? notSeated() : act(viewer, wanted));
  return {
    setUp: (wanted, seat) => act(seat, wanted),
    send: (command, beside) => mine({ type: 'command', command, ...beside }),
    wait: () => {
      const window = useTable.getState().info?.clock?.window;
      return mine({ type: 'wait', ...(window === undefined ? {} : { window }) });
    },
    setStanding: (kind, on) => mine({ type: 'standing', kind, on }),
    arm: (armed) => mine({ type: 'arm', ...armed }),
    chat: (text) => (viewer === 'spectator' ? notSeated() : talkTo(viewer, text)),
    mute: notSeated,
    report: notSeated,
    promise: ({ to, text, promise, secret }) =>
      mine({ type: 'promise', to, text, ...(promise ? { promise } : {}), ...(secret ? { secret } : {}) }),
    talk: mine,
    undo: () => mine({ type: 'undo' }),
    vote: (what, yes, seat) => mine({ type: 'vote', what, yes, ...(seat === undefined ? {} : { seat }) }),
    handBack: () => mine({ type: 'handBack' }),
    rematch: () => {
      const { open } = useLocal.getState();
      if (open !== undefined) say({ type: 'again', id: open });
      return Promise.resolve({ ok: true });
    },
    back: leaveLocal,
    takeOver: nobodyHears,
    record: async () => {
      const { open } = useLocal.getState();
      return open === undefined ? undefined : recordOf(open);
    },
    leave: leaveLocal,
  };
}
