/** The one connection of this page: what the server says goes into the stores, what the player does goes out. */

import {
  type ClientMessageInput,
  PROTOCOL_VERSION,
  type ServerMessage,
  type ServerMessageOf,
} from '@illuminice/protocol';
import { randomId } from '../../base/browser/index.ts';
import { onSite } from '../../base/site/index.ts';
import {
  addChat,
  closeTable,
  knowsCards,
  openTable,
  showConnection,
  showSnapshot,
  showUpdate,
  useLobby,
  useTable,
} from '../stores/index.ts';
import { hearChat } from './chat.ts';
import { keepHead, keepReceipt } from './own-acts.ts';
import { newRequests, type Reply, type Unidentified } from './requests.ts';
import { openSocket, type Socket, type SocketLike } from './socket.ts';
import { tableLink } from './table-link.ts';

/** What a seat does at its table; leaving a game is a move. */
const SIGNED: ReadonlySet<ClientMessageInput['type']> = new Set([
  ...([
    'command',
    'wait',
    'standing',
    'arm',
    'promise',
    'vote',
    'undo',
    'handBack',
    'rematch',
    'pick',
    'throw',
  ] as const),
  ...(['diceCommit', 'diceReveal', 'leaveLobby'] as const),
]);

let socket: Socket | undefined;
let counter = 0;
const page = randomId(8);

const requests = newRequests({
  send: (message) => socket?.send(message) ?? false,
  newId: () => `${page}-${++counter}`,
  sign: (message) => {
    const { info, hostedHere } = useTable.getState();
    // A server of the last release tells no head, and would refuse what is signed.
    if (!info?.own || info.head === undefined || hostedHere || !SIGNED.has(message.type)) return undefined;
    return import('./sign-act.ts').then(({ signedAct }) => signedAct(message, info));
  },
  receipt: (receipt) => {
    const { info, hostedHere } = useTable.getState();
    if (info && !hostedHere) keepReceipt(info.table, receipt);
  },
});

export function ask(message: Unidentified): Promise<Reply> {
  return requests.ask(message);
}

export function startClient(): void {
  if (socket) return;
  socket = openSocket({
    connect: async (renew) => {
      if (renew || !useLobby.getState().known) await fetch(onSite('/api/session'));
      return new WebSocket(
        `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${onSite('/socket')}`,
      ) as SocketLike;
    },
    hello: () => {
      const table = rememberedTable();
      const { version, hostedHere } = useTable.getState();
      const resume = table === undefined ? {} : { resume: { table, version: hostedHere ? 0 : version } };
      return { type: 'hello', version: PROTOCOL_VERSION, ...resume };
    },
    onMessage: hear,
    onStatus: (status) => {
      if (status === 'lost') requests.connectionLost();
      if (status === 'lost' || status === 'connecting')
        setConnection(useLobby.getState().known ? 'reconnecting' : 'connecting');
      if (status === 'gone') setConnection('closed');
    },
  });
  addEventListener('online', () => socket?.reconnectNow());
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) socket?.reconnectNow();
  });
}

export function stopClient(): void {
  socket?.stop();
  socket = undefined;
  setConnection('closed');
}

/** Take the table back from another tab. */
export function takeOver(): void {
  stopClient();
  useLobby.setState({ farewell: undefined, known: false, connection: 'connecting' });
  startClient();
}

/**
 * Resolves once the server has greeted this page, or when `signal` says that nobody waits any longer. A connection that was closed
 * (exit, another tab, data deleted) is opened again: whoever asks for a table means this page.
 */
export function whenConnected(signal: AbortSignal): Promise<void> {
  if (!socket && useLobby.getState().farewell !== 'wrongVersion') takeOver();
  return new Promise((resolve) => {
    const look = (): void => {
      if (useLobby.getState().connection !== 'online' && !signal.aborted) return;
      forget();
      signal.removeEventListener('abort', look);
      resolve();
    };
    const forget = useLobby.subscribe(look);
    signal.addEventListener('abort', look);
    look();
  });
}

function setConnection(connection: 'connecting' | 'online' | 'reconnecting' | 'replaced' | 'closed'): void {
  useLobby.setState({ connection });
  showConnection(connection);
}

function hear(message: ServerMessage): void {
  if (requests.answer(message)) return;
  switch (message.type) {
    case 'welcome':
      return welcome(message);
    case 'lobby':
      useLobby.setState({ lobby: message.lobby, known: true });
      if (message.lobby?.table === undefined) setTimeout(leaveAbandonedTable, SETTLING);
      return;
    case 'lobbyList':
      useLobby.setState({ list: message.lobbies });
      return;
    case 'tableState':
      return showTable(message);
    case 'update':
      return update(message);
    case 'chat':
      return hearChat(message);
    case 'bye':
      return farewell(message);
    case 'error':
    case 'accepted':
    case 'refused':
    case 'pong':
      return;
  }
}

function welcome({ lobby }: ServerMessageOf<'welcome'>): void {
  const { watching } = useLobby.getState();
  if (lobby === undefined) {
    useLobby.setState({ lobby: undefined });
    if (watching === undefined) leaveTable();
  }
  useLobby.setState({ known: true });
  setConnection('online');
  requests.welcomed();
  if (lobby === undefined && watching !== undefined) void ask({ type: 'spectate', code: watching });
}

function showTable({
  table,
  version,
  cards,
  view,
  moves = {},
  recent = [],
  course = [],
}: ServerMessageOf<'tableState'>): void {
  if (useTable.getState().hostedHere) return;
  if (!knowsCards(cards)) return farewell({ type: 'bye', reason: 'wrongVersion' });
  if (useTable.getState().info?.table !== table.table)
    openTable(tableLink({ ask, leaveTable, takeOver }), useLobby.getState().lobby?.code);
  showSnapshot({ info: table, version, cards, view, moves, recent, ...(course.length > 0 ? { course } : {}) });
  // The same people go on talking.
  useLobby.getState().chat.forEach(addChat);
  useLobby.setState({ atTable: true });
  sessionStorage.setItem(TABLE_KEY, table.table);
  keepHead(table.table, table.head);
  rollAlong(table);
}

/** Versions count what this viewer was told: an older one is an echo, a gap means that something was missed. */
function update({ table, version, view, moves = {}, events }: ServerMessageOf<'update'>): void {
  const known = useTable.getState();
  if (known.hostedHere) return;
  // Whoever went back to the lobby from a finished game is not fetched again by what happens at it.
  if (known.info?.table !== table.table && table.stage === 'over') return;
  if (known.info?.table !== table.table || version > known.version + 1) {
    void ask({ type: 'resync' });
    return;
  }
  if (version <= known.version) return;
  showUpdate({ info: table, version, view, moves, events });
  keepHead(table.table, table.head);
  rollAlong(table);
  // The course of the game is told with the whole table; the last dice may fall in peace before.
  if (view?.over && !known.view?.over) setTimeout(() => tellTheCourse(table.table), AFTER_THE_END);
}

function tellTheCourse(table: string): void {
  if (useTable.getState().info?.table === table) void ask({ type: 'resync' });
}

/** The ceremony of the fair dice runs by itself; its code comes only where there is one. */
function rollAlong(table: ServerMessageOf<'update'>['table']): void {
  if (table.stage !== 'dice' || !table.own) return;
  void import('./fair-dice.ts').then(({ diceAct }) => {
    const act = diceAct(table);
    if (act) return ask(act);
    return undefined;
  });
}

/** From the reveal back to the lobby (REQ-366), or out of a game that never was. */
function leaveTable(): void {
  sessionStorage.removeItem(TABLE_KEY);
  if (!useTable.getState().hostedHere) closeTable();
  useLobby.setState({ atTable: false, watching: undefined });
}

/**
 * A lobby without a game: either it has ended, and its last update is here or on its way, or it was called off before it
 * began. Only the second empties the table.
 */
function leaveAbandonedTable(): void {
  const { info, hostedHere } = useTable.getState();
  const { lobby } = useLobby.getState();
  if (info && !hostedHere && lobby && lobby.table === undefined && info.stage !== 'over') leaveTable();
}

const SETTLING = 1_500;
const AFTER_THE_END = 2_500;
const TABLE_KEY = 'illuminice.table';

/** The table survives a reload, its reveal included. */
function rememberedTable(): string | undefined {
  const { info, hostedHere } = useTable.getState();
  return (hostedHere ? undefined : info?.table) ?? sessionStorage.getItem(TABLE_KEY) ?? undefined;
}

/** A table of this page was closed: the one at the server, if there is one, may be looked at again. */
export function backToServer(): void {
  const { lobby, watching, connection } = useLobby.getState();
  showConnection(connection);
  if (lobby?.table !== undefined || watching !== undefined) void ask({ type: 'resync' });
}

function farewell({ reason }: ServerMessageOf<'bye'>): void {
  switch (reason) {
    case 'kicked':
    case 'cancelled':
      useLobby.setState({ lobby: undefined, chat: [], farewell: reason });
      return leaveTable();
    case 'left':
      useLobby.setState({ lobby: undefined, chat: [] });
      return leaveTable();
    case 'replaced':
      stopClient();
      useLobby.setState({ farewell: reason });
      return setConnection('replaced');
    case 'deleted':
    case 'wrongVersion':
      stopClient();
      return useLobby.setState({ farewell: reason });
    case 'draining':
    case 'tooSlow':
    case 'tooFast':
      // The socket closes and opens again by itself.
      return;
  }
}
