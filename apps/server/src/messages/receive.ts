/** From a frame to its handler. Nothing a client sends gets further than this without having been parsed. */

import { type ClientMessage, PROTOCOL_VERSION, parseClientMessage } from '@illuminice/protocol';
import { type Connection, tell } from '../sockets/index.ts';
import { StoreUnavailable } from '../store/index.ts';
import { type Handler, type Outcome, problem, type Refused, type Services } from './context.ts';
import { addBot, cancel, kick, moderate, moveSeat, passHost, removeBot, setOptions, start } from './hosting.ts';
import {
  createLobby,
  joinLobby,
  leaveLobby,
  listLobbies,
  quickMatch,
  ready,
  rename,
  spectate,
  stopSpectating,
} from './joining.ts';
import { act } from './playing.ts';
import { deleteMyData, hello, ping, resync } from './session.ts';
import { block, chat, mute, report } from './talking.ts';
import { uploadGame } from './uploading.ts';

type Handlers = { readonly [Type in ClientMessage['type']]: Handler<Type> };

/** A message without a handler does not compile. */
const handlers: Handlers = {
  hello,
  ping,
  resync,
  deleteMyData,
  createLobby,
  uploadGame,
  joinLobby,
  leaveLobby,
  rename,
  ready,
  setOptions,
  addBot,
  removeBot,
  moveSeat,
  kick,
  moderate,
  passHost,
  start,
  cancel,
  spectate,
  stopSpectating,
  listLobbies,
  quickMatch,
  chat,
  mute,
  block,
  report,
  command: act,
  wait: act,
  standing: act,
  arm: act,
  promise: act,
  propose: act,
  answerProposal: act,
  withdrawProposal: act,
  vote: act,
  undo: act,
  handBack: act,
  rematch: act,
  pick: act,
  throw: act,
  diceCommit: act,
  diceReveal: act,
};

/** What one small frame makes the server look through, or send back, a hundred times over. Nobody presses these ten times a second. */
const DEARER: Readonly<Partial<Record<ClientMessage['type'], number>>> = {
  hello: 4,
  resync: 4,
  listLobbies: 4,
  quickMatch: 4,
  uploadGame: 9,
  // Seven computer players may have to think about it.
  propose: 4,
};

/** Everybody in the lobby is told: the more there are, the dearer it is. */
const TOLD_TO_ALL: ReadonlySet<ClientMessage['type']> = new Set([
  ...(['joinLobby', 'leaveLobby', 'rename', 'ready', 'setOptions', 'addBot', 'removeBot', 'moveSeat'] as const),
  ...(['spectate', 'stopSpectating', 'chat'] as const),
]);
const HEARERS_PER_CREDIT = 16;

/** While the server falls behind these are refused: nobody's move waits for them. */
const CAN_WAIT: ReadonlySet<ClientMessage['type']> = new Set(['listLobbies', 'quickMatch', 'spectate', 'uploadGame']);

/** Whoever is banned may still see that, go, and be forgotten. */
const FOR_BANNED: ReadonlySet<ClientMessage['type']> = new Set([
  ...(['hello', 'ping', 'resync', 'leaveLobby', 'stopSpectating', 'deleteMyData'] as const),
]);

export async function receive(services: Services, connection: Connection, frame: string): Promise<void> {
  const { metrics, log, load, refusals } = services;
  if (connection.isDone) return;
  if (!connection.credits.spend(performance.now())) return slowDown(services, connection);
  connection.wasWarned = false;
  const parsed = parseClientMessage(frame);
  if (!parsed.ok) {
    metrics.framesRefused.inc({ why: parsed.code });
    refuse(connection, problem(parsed.code, parsed.problem), parsed.id);
    return;
  }
  const { message } = parsed;
  const id = 'id' in message ? message.id : undefined;
  const early = outOfOrder(connection, message);
  if (early !== undefined) return turnAway(connection, early, id);
  const price = priceOf(services, connection, message);
  if (price > 0 && !connection.credits.spend(performance.now(), price)) return tooDear(services, connection, id);
  const banned = FOR_BANNED.has(message.type) ? undefined : services.sanctions.until('ban', connection);
  if (banned !== undefined) {
    refusals.note('banned');
    return refuse(connection, problem({ code: 'BANNED', values: { until: banned } }), id);
  }
  if (load.isBehind && CAN_WAIT.has(message.type)) {
    refusals.note('server busy');
    return refuse(connection, problem('SERVER_BUSY'), id);
  }
  try {
    const handler = handlers[message.type] as Handler<ClientMessage['type']>;
    const outcome = isAnsweredAtLength(message)
      ? await connection.charged(() => handler(services, connection, message))
      : await handler(services, connection, message);
    answer(connection, outcome, id);
  } catch (error) {
    // The client learns that it failed, the log learns why; never the other way round.
    const isStore = error instanceof StoreUnavailable;
    if (!isStore) log.error({ err: error, message: message.type }, 'a message failed');
    refuse(connection, problem(isStore ? 'STORE_UNAVAILABLE' : 'INTERNAL'), id);
  }
}

function priceOf({ hub }: Services, { lobby }: Connection, { type }: ClientMessage): number {
  const hearers = lobby !== undefined && TOLD_TO_ALL.has(type) ? hub.inLobby(lobby).size : 0;
  return (DEARER[type] ?? 0) + Math.floor(hearers / HEARERS_PER_CREDIT);
}

/** What comes back is more than a line. */
function isAnsweredAtLength({ type }: ClientMessage): boolean {
  return type in DEARER || type === 'spectate' || type === 'joinLobby';
}

function tooDear(services: Services, connection: Connection, id: string | undefined): void {
  if (connection.credits.overdrawn) return slowDown(services, connection);
  services.refusals.note('too fast');
  refuse(connection, problem('TOO_FAST'), id);
}

function answer(connection: Connection, outcome: Outcome, id: string | undefined): void {
  if (outcome === 'answered') return;
  if (outcome !== undefined) return refuse(connection, outcome, id);
  if (id !== undefined) tell(connection, { type: 'accepted', id });
}

function refuse(connection: Connection, refused: Refused, id: string | undefined): void {
  tell(connection, { type: 'error', ...refused, ...(id === undefined ? {} : { id }) });
}

function outOfOrder(connection: Connection, message: ClientMessage): Refused | undefined {
  if (message.type !== 'hello') return connection.greeted ? undefined : problem('HELLO_FIRST');
  if (message.version !== PROTOCOL_VERSION) return problem('WRONG_VERSION');
  connection.greeted = true;
  return undefined;
}

function turnAway(connection: Connection, why: Refused, id: string | undefined): void {
  refuse(connection, why, id);
  if (why.problem.code !== 'WRONG_VERSION') return;
  tell(connection, { type: 'bye', reason: 'wrongVersion' });
  connection.close('wrongVersion');
}

function slowDown({ metrics, refusals }: Services, connection: Connection): void {
  metrics.framesRefused.inc({ why: 'TOO_FAST' });
  refusals.note('too fast');
  if (connection.credits.overdrawn) {
    refusals.note('flood');
    metrics.connectionsEnded.inc({ why: 'flood' });
    tell(connection, { type: 'bye', reason: 'tooFast' });
    connection.close('flood');
    return;
  }
  if (connection.wasWarned) return;
  connection.wasWarned = true;
  refuse(connection, problem('TOO_FAST'), undefined);
}
