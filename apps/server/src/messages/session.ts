/** Hello, ping, resync, delete my data. */

import { PROTOCOL_VERSION } from '@illuminice/protocol';
import { withoutPlayer } from '../lobby/index.ts';
import { disconnectDeletedUser, tell } from '../sockets/index.ts';
import { type Handler, lobbyOf } from './context.ts';

export const hello: Handler<'hello'> = async (services, connection, { resume }) => {
  const { lobbies, users, lobbyService, log } = services;
  const before = connection.lobby;
  users.seen(connection.user).catch((error: unknown) => log.error({ err: error }, 'a visit could not be noted'));
  const mine = await lobbies.ofUser(connection.user);
  const lobby = mine.find(({ table }) => table !== undefined && table === resume?.table) ?? mine[0];
  const name = (await users.get(connection.user))?.name;
  tell(connection, {
    type: 'welcome',
    version: PROTOCOL_VERSION,
    now: services.now(),
    ...(name === undefined ? {} : { name }),
    ...(lobby === undefined ? {} : { lobby: lobby.code }),
    ...(lobby?.state === 'playing' && lobby.table !== undefined ? { table: lobby.table } : {}),
  });
  // Whoever does not wait for the welcome may have opened or joined one meanwhile.
  if (connection.lobby !== before) return 'answered';
  if (lobby === undefined) tell(connection, { type: 'lobby' });
  else await lobbyService.enter(connection, lobby, resume?.table);
  return 'answered';
};

export const ping: Handler<'ping'> = async ({ now }, connection, { id }) => {
  tell(connection, { type: 'pong', now: now(), ...(id === undefined ? {} : { id }) });
  return 'answered';
};

export const resync: Handler<'resync'> = async (services, connection) => {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined) {
    tell(connection, { type: 'lobby' });
    return undefined;
  }
  services.lobbyService.show(connection, lobby);
  if (lobby.table !== undefined && connection.viewer !== undefined) await services.games.welcome(connection, lobby);
  return undefined;
};

/** Seats in running games go to computer players; name, chat, blocks and reports are erased. */
export const deleteMyData: Handler<'deleteMyData'> = async (services, connection) => {
  const { lobbies, lobbyService, users, hub } = services;
  const { user } = connection;
  const theirs = await lobbies.ofUser(user);
  for (const lobby of theirs) await lobbyService.leave(lobby, user, { reason: 'deleted' });
  // Those they left before still know that they played there.
  const played = [...lobbies.known()].filter(({ people }) => people.includes(user));
  for (const id of new Set([...theirs, ...played].map((lobby) => lobby.id)))
    await lobbyService.change(id, (rest) => ({ lobby: withoutTrace(rest, user) }));
  await users.forget(user);
  disconnectDeletedUser(hub, user);
  return 'answered';
};

type Lobby = NonNullable<ReturnType<typeof lobbyOf>>;

function withoutTrace(lobby: Lobby, user: string): Lobby {
  const { [user]: _, ...muted } = lobby.muted;
  return {
    ...lobby,
    muted: Object.fromEntries(Object.entries(muted).map(([by, list]) => [by, list.filter((other) => other !== user)])),
    banned: lobby.banned.filter((other) => other !== user),
    people: withoutPlayer(lobby.people, user),
    seats: lobby.seats.map((seat) =>
      seat.kind === 'human' && seat.user === user ? { ...seat, user: '', name: 'Somebody' } : seat,
    ),
  };
}
