/** Chat, mute, block, report. */

import { botAuthor, isMember, type Lobby, mute as muteIn, seatOfUser, spectatorsMay } from '../lobby/index.ts';
import { type Handler, lobbyOf, problem, tooOften } from './context.ts';

export const chat: Handler<'chat'> = async (services, connection, { text, to }) => {
  const lobby = lobbyOf(services, connection);
  const { user } = connection;
  if (lobby === undefined || !isMember(lobby, user)) return problem('NOT_IN_LOBBY');
  const isSeated = seatOfUser(lobby, user) >= 0;
  if (!isSeated && spectatorsMay(lobby) !== 'talking') return problem('CHAT_CLOSED');
  // who sees all hands must not be able to talk about them.
  if (!isSeated && lobby.state === 'playing' && lobby.options.spectatorsSeeAll) return problem('CHAT_CLOSED');
  const recipient = to === undefined ? undefined : userAt(lobby, to);
  if (to !== undefined && (recipient === undefined || recipient === user)) return problem('NO_SUCH_SEAT');
  const until = services.sanctions.until('mute', connection);
  if (until !== undefined) return problem({ code: 'MUTED', values: { until } });
  const tooMany = await tooOften(services, 'chat', user);
  if (tooMany) return tooMany;
  const seconds = await services.chat.waitFor(lobby, user);
  if (seconds !== undefined) return problem({ code: 'TOO_OFTEN', values: { seconds } });
  const name = nameOf(lobby, user);
  await services.chat.say({ lobby, author: user, name, text, ...(recipient === undefined ? {} : { recipient }) });
  // Whispers are heard by whom they are for, and watchers give nobody a cue.
  if (recipient === undefined && isSeated) services.replies(lobby, { text, from: seatOfUser(lobby, user) });
  return undefined;
};

function nameOf(lobby: Lobby, user: string): string {
  const seat = lobby.seats[seatOfUser(lobby, user)];
  return seat?.name ?? lobby.watchers.find((watcher) => watcher.user === user)?.name ?? '';
}

interface Anybody {
  readonly seat?: number;
  readonly spectator?: string;
}

/** V-3: whoever speaks or looks on here can be named. */
export function personNamed(lobby: Lobby, { seat, spectator }: Anybody): string | undefined {
  if (seat !== undefined) return userAt(lobby, seat);
  return lobby.watchers.find(({ name }) => name === spectator)?.user;
}

/** Exactly optional, as it came. */
export function anybody(seat: number | undefined, spectator: string | undefined): Anybody {
  return { ...(seat === undefined ? {} : { seat }), ...(spectator === undefined ? {} : { spectator }) };
}

function userAt(lobby: Lobby, seat: number): string | undefined {
  const sitting = lobby.seats[seat];
  return sitting?.kind === 'human' && sitting.left !== true ? sitting.user : undefined;
}

export const mute: Handler<'mute'> = async (services, connection, { seat, spectator, on }) => {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined || !isMember(lobby, connection.user)) return problem('NOT_IN_LOBBY');
  // Computer players talk too.
  const sitting = seat === undefined ? undefined : lobby.seats[seat];
  const other = sitting?.kind === 'bot' ? botAuthor(sitting.name) : personNamed(lobby, anybody(seat, spectator));
  if (other === undefined || other === connection.user) return problem('NO_SUCH_SEAT');
  const change = await services.lobbies.change(lobby.id, (current) => ({
    lobby: muteIn(current, { user: connection.user, other, on }),
  }));
  // Nobody else's lobby looks different, so nobody else is told.
  if (typeof change === 'object' && 'lobby' in change)
    for (const tab of services.hub.ofUser(connection.user))
      if (tab.lobby === lobby.id) services.lobbyService.show(tab, change.lobby);
  return undefined;
};

export const block: Handler<'block'> = async (services, connection, { seat, spectator, on }) => {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined || !isMember(lobby, connection.user)) return problem('NOT_IN_LOBBY');
  const other = personNamed(lobby, anybody(seat, spectator));
  if (other === undefined || other === connection.user) return problem('NO_SUCH_SEAT');
  const by = { id: connection.user, name: nameOf(lobby, connection.user) };
  await services.users.setBlocked(by, { other, on });
  return undefined;
};

export const report: Handler<'report'> = async (services, connection, { seat, spectator, text }) => {
  const lobby = lobbyOf(services, connection);
  if (lobby === undefined || !isMember(lobby, connection.user)) return problem('NOT_IN_LOBBY');
  const other = personNamed(lobby, anybody(seat, spectator));
  if (other === undefined || other === connection.user) return problem('NO_SUCH_SEAT');
  const tooMany = await tooOften(services, 'report', connection.user);
  if (tooMany) return tooMany;
  const { chat, presence, metrics, log } = services;
  const [from] = (await presence.comeFrom(lobby.id)).filter(({ user }) => user === other);
  await chat.report({
    ...{ lobby, reporter: connection.user, reported: other, reason: text },
    about: {
      reporterName: nameOf(lobby, connection.user),
      reportedName: nameOf(lobby, other),
      ...(from ? { address: from.everywhere } : {}),
    },
  });
  metrics.reports.inc();
  log.warn({ lobby: lobby.id }, 'somebody was reported; see /operator/reports, or the table "reports"');
  return undefined;
};
