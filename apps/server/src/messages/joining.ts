/** Opening, finding, joining, watching and leaving lobbies (R-22.3 … ). */

import { faultText } from '@illuminice/engine';
import {
  chooseOptions,
  freeName,
  type HumanSeat,
  humansOf,
  isMember,
  isSentAwayBefore,
  join,
  type Lobby,
  type LobbyRule,
  lobbyListItem,
  type OptionsWish,
  rename as renameIn,
  setReady,
  watch,
} from '../lobby/index.ts';
import { newLobbyId } from '../lobby-service/index.ts';
import { type Connection, tell } from '../sockets/index.ts';
import {
  type Handler,
  lobbyOf,
  type Outcome,
  problem,
  type Refused,
  type Services,
  settle,
  tooOften,
} from './context.ts';

/** Far more than one process can serve; keeps a flood of lobbies from filling the memory. */
const MOST_LOBBIES = 20_000;
const MOST_LISTED = 50;
const MOST_INVITING = 20;
const MOST_WATCHERS = 100;
const MOST_LOBBIES_OF_ONE = 20;

interface LobbyWish extends OptionsWish {
  readonly name: string;
}

export const createLobby: Handler<'createLobby'> = (services, connection, { type: _, id: __, ...wish }) =>
  open(services, connection, wish);

async function open(services: Services, connection: Connection, wish: LobbyWish): Promise<Outcome> {
  const options = chooseOptions(wish);
  if ('problem' in options) return problem('BAD_OPTIONS', faultText(options.problem));
  const { name } = wish;
  return found(services, connection, { name, options, isPublic: wish.public ?? false, seats: (host) => [host] });
}

interface NewLobby extends Pick<Lobby, 'options' | 'isPublic' | 'carried'> {
  readonly name: string;
  /** Where the host sits down, and who sits there already. */
  readonly seats: (host: HumanSeat) => Lobby['seats'];
}

/** a lobby with this person as its host. */
export async function found(services: Services, connection: Connection, wanted: NewLobby): Promise<Outcome> {
  const { lobbies, users, lobbyService } = services;
  const { user } = connection;
  const { name, seats, ...rest } = wanted;
  const tooMany = await tooOften(services, 'newLobby', connection.address);
  if (tooMany) return tooMany;
  const mine = await lobbies.ofUser(user);
  if (mine.length >= MOST_LOBBIES_OF_ONE) {
    return problem({ code: 'TOO_MANY_LOBBIES', values: { codes: mine.map(({ code }) => code) } });
  }
  if (!lobbies.isShared && lobbies.size >= MOST_LOBBIES) return problem('SERVER_BUSY');
  const now = Date.now();
  await leaveWaiting(services, connection);
  await users.setName(user, name);
  const lobby = await lobbies.add({
    id: newLobbyId(),
    createdAt: now,
    host: user,
    ...rest,
    seats: seats({ kind: 'human', user, name, joinedAt: now }),
    watchers: [],
    banned: [],
    muted: {},
    people: [],
    state: 'waiting',
  });
  await lobbyService.enter(connection, lobby);
  return undefined;
}

export const joinLobby: Handler<'joinLobby'> = async (services, connection, { code, name }) => {
  const found = await byCode(services, connection, code);
  return 'problem' in found ? found : comeIn(services, connection, { lobby: found, name });
};

async function comeIn(
  services: Services,
  connection: Connection,
  { lobby, name }: { readonly lobby: Lobby; readonly name: string },
): Promise<Outcome> {
  const { lobbies, users, lobbyService } = services;
  const { user } = connection;
  if (isBackAgain(services, connection, lobby)) return problem('BLOCKED');
  const result = join(lobby, { user, name }, Date.now());
  if ('refused' in result) return problem(result.refused);
  if (connection.lobby !== lobby.id) await leaveWaiting(services, connection);
  await users.setName(user, name);
  // Asked again: somebody else may have taken the last seat while the name was written.
  const change = await lobbies.change(lobby.id, (current) => join(current, { user, name }, Date.now()));
  if (typeof change !== 'object' || 'closed' in change) return problem('UNKNOWN_CODE');
  if ('refused' in change) return problem(change.refused);
  await lobbyService.enter(connection, change.lobby);
  return undefined;
}

/** V-3: sent away from here, and come back with another cookie. */
function isBackAgain({ addressHash }: Services, { user, address, since }: Connection, lobby: Lobby): boolean {
  if (!lobby.bannedFrom || isMember(lobby, user)) return false;
  return isSentAwayBefore(lobby, { address: addressHash(lobby.id, address), since, now: Date.now() });
}

/** Wrong codes are counted per address, so that nobody finds lobbies by trying. */
async function byCode(services: Services, connection: Connection, code: string): Promise<Lobby | Refused> {
  const { limits, lobbies } = services;
  const guessed = await limits.guess('wrongCode', connection.address, () => lobbies.findByCode(code));
  if (typeof guessed !== 'string') return guessed.found;
  return problem(guessed === 'spent' ? 'TOO_MANY_WRONG_CODES' : 'UNKNOWN_CODE');
}

/** One tab, one lobby: a lobby that only waited is left, a running game keeps the seat. */
async function leaveWaiting(services: Services, connection: Connection): Promise<void> {
  const { hub, presence, lobbyService } = services;
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) return;
  lobbyService.exit(connection);
  if (lobby.state !== 'waiting' || hub.isPresent(connection.user, lobby.id)) return;
  await presence.went(connection.user, lobby.id);
  if (!(await presence.usersIn(lobby.id)).has(connection.user))
    await lobbyService.leave(lobby, connection.user, { reason: 'left' });
}

export const spectate: Handler<'spectate'> = async (services, connection, { code }) => {
  const { users, lobbies, lobbyService, presence } = services;
  const lobby = await byCode(services, connection, code);
  if ('problem' in lobby) return lobby;
  const { user } = connection;
  if (isBackAgain(services, connection, lobby)) return problem('BLOCKED');
  const name = (await users.get(user))?.name ?? 'Guest';
  // Whoever only looked in keeps no place: the next one takes it.
  const isFull = lobby.watchers.length >= MOST_WATCHERS && !isMember(lobby, user);
  const here = isFull ? await presence.usersIn(lobby.id) : undefined;
  if (here && lobby.watchers.filter((watcher) => here.has(watcher.user)).length >= MOST_WATCHERS)
    return problem({ code: 'TOO_MANY_SPECTATORS', values: { most: MOST_WATCHERS } });
  const come: LobbyRule = (current) => {
    const watchers = here ? current.watchers.filter((watcher) => here.has(watcher.user)) : current.watchers;
    return watch({ ...current, watchers }, { user, name: freeName(current, { user, name }) });
  };
  const first = come(lobby);
  if (typeof first === 'object' && 'refused' in first) return problem(first.refused);
  if (connection.lobby !== lobby.id) await leaveWaiting(services, connection);
  const change = await lobbies.change(lobby.id, come);
  if (typeof change !== 'object' || 'closed' in change) return problem('UNKNOWN_CODE');
  if ('refused' in change) return problem(change.refused);
  await lobbyService.enter(connection, change.lobby);
  return undefined;
};

export const stopSpectating: Handler<'stopSpectating'> = async (services, connection) => {
  const lobby = lobbyOf(services, connection);
  if (!lobby?.watchers.some(({ user }) => user === connection.user)) return problem('NOT_IN_LOBBY');
  await services.lobbyService.leave(lobby, connection.user, { reason: 'left' });
  return undefined;
};

export const leaveLobby: Handler<'leaveLobby'> = async (services, connection, request) => {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined || !isMember(lobby, connection.user)) return problem('NOT_IN_LOBBY');
  await services.lobbyService.leave(lobby, connection.user, { reason: 'left', request });
  return undefined;
};

export const rename: Handler<'rename'> = async (services, connection, { name }) => {
  const lobby = lobbyOf(services, connection);
  const tooMany = await tooOften(services, 'rename', connection.user);
  if (tooMany) return tooMany;
  if (lobby !== undefined) {
    const refused = await settle(services, lobby, (current) => renameIn(current, { user: connection.user, name }));
    if (refused) return refused;
  }
  await services.users.setName(connection.user, name);
  return undefined;
};

export const ready: Handler<'ready'> = async (services, connection, { on }) => {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) return problem('NOT_IN_LOBBY');
  return settle(services, lobby, (current) => setReady(current, { user: connection.user, on }));
};

export const listLobbies: Handler<'listLobbies'> = async ({ lobbies }, connection) => {
  const newest = await lobbies.listed(MOST_LISTED);
  tell(connection, { type: 'lobbyList', lobbies: newest.map(lobbyListItem) });
  return undefined;
};

export const quickMatch: Handler<'quickMatch'> = async (services, connection, { name }) => {
  const { user } = connection;
  const { users, lobbies } = services;
  const unwanted = await users.blockedBy(user);
  for (const lobby of await lobbies.inviting(MOST_INVITING)) {
    if (isBackAgain(services, connection, lobby)) continue;
    if (isMember(lobby, user) || 'refused' in join(lobby, { user, name }, 0)) continue;
    // Nobody is led to the table of somebody they do not want to hear, or who does not want to hear them.
    if (humansOf(lobby).some((other) => unwanted.includes(other.user))) continue;
    if ((await users.blockedBy(lobby.host)).includes(user)) continue;
    const outcome = await comeIn(services, connection, { lobby, name });
    // Taken by somebody else in this moment: the next one.
    if (outcome === undefined || outcome === 'answered') return outcome;
  }
  return open(services, connection, { name, preset: 'official', public: true });
};
