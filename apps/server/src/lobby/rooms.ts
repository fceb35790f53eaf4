/** Coming in, going out, and telling everybody in a lobby how it stands. */

import { randomUUID } from 'node:crypto';
import type { Chat } from '../chat/chat.ts';
import type { Connection } from '../sockets/connection.ts';
import { type Hub, tell } from '../sockets/hub.ts';
import type { Games } from '../tables/games.ts';
import type { Lobbies } from './lobbies.ts';
import { afterGame, type Lobby, leave, seatOfUser, withHost } from './lobby.ts';
import { lobbyStateFor } from './lobby-view.ts';

export interface RoomServices {
  readonly hub: Hub;
  readonly lobbies: Lobbies;
  readonly chat: Chat;
  readonly games: Games;
}

/** A waiting lobby nobody looks at is kept this long for those who come back. */
const DESERTED_MS = 30 * 60_000;
/** How long a waiting lobby waits for a host who is not there. */
const HOSTLESS_MS = 30_000;

export class Rooms {
  readonly #services: RoomServices;
  /** Since when a lobby, or its host, has been gone. */
  readonly #deserted = new Map<string, number>();
  readonly #hostless = new Map<string, number>();

  constructor(services: RoomServices) {
    this.#services = services;
  }

  /** Everything this tab needs to show the lobby, the game if one runs, and what was said. */
  async enter(connection: Connection, lobby: Lobby, resumed?: string): Promise<void> {
    const { hub, chat, games } = this.#services;
    if (connection.lobby !== lobby.id) this.exit(connection);
    hub.attach(connection, lobby.id);
    connection.viewer = games.viewerOf(lobby, connection.user);
    this.broadcast(lobby.id);
    if (lobby.state === 'playing' || (lobby.table !== undefined && lobby.table === resumed))
      await games.welcome(connection, lobby);
    for (const line of chat.history(lobby, connection.user)) tell(connection, line);
  }

  /** The tab looks elsewhere or is closed. The seat stays. */
  exit(connection: Connection): void {
    const { hub, lobbies, games } = this.#services;
    const lobby = lobbies.get(connection.lobby);
    hub.detach(connection);
    connection.viewer = undefined;
    if (lobby === undefined || hub.isPresent(connection.user, lobby.id)) return;
    games.personGone(lobby, connection.user);
    this.broadcast(lobby.id);
  }

  /** For good: the person gives up seat or watching. */
  async leave(lobby: Lobby, user: string, reason: 'left' | 'kicked' | 'deleted'): Promise<void> {
    const { hub, lobbies, games } = this.#services;
    if (lobby.state === 'playing' && seatOfUser(lobby, user) >= 0) await games.resign(lobby, user);
    const rest = leave(lobbies.get(lobby.id) ?? lobby, user);
    for (const connection of [...hub.ofUser(user)].filter((tab) => tab.lobby === lobby.id)) {
      hub.detach(connection);
      connection.viewer = undefined;
      tell(connection, { type: 'bye', reason, message: GOODBYES[reason] });
      tell(connection, { type: 'lobby' });
    }
    if (rest === undefined) await this.close(lobby, 'cancelled');
    else await this.put(rest);
  }

  async put(lobby: Lobby): Promise<void> {
    await this.#services.lobbies.put(lobby);
    this.broadcast(lobby.id);
  }

  async close(lobby: Lobby, reason: 'cancelled'): Promise<void> {
    const { hub, lobbies, chat } = this.#services;
    for (const connection of [...hub.inLobby(lobby.id)]) {
      hub.detach(connection);
      connection.viewer = undefined;
      tell(connection, { type: 'bye', reason, message: GOODBYES[reason] });
      tell(connection, { type: 'lobby' });
    }
    chat.letGo(lobby.id);
    this.#deserted.delete(lobby.id);
    this.#hostless.delete(lobby.id);
    await lobbies.delete(lobby.id);
  }

  /** REQ-366. */
  async gameOver(table: string): Promise<void> {
    const lobby = this.#services.lobbies.byTable(table);
    if (lobby === undefined || lobby.state !== 'playing') return;
    const next = afterGame(lobby);
    if (next === undefined) await this.close(lobby, 'cancelled');
    else await this.put(next);
  }

  broadcast(id: string): void {
    const { hub, lobbies } = this.#services;
    const lobby = lobbies.get(id);
    if (lobby === undefined) return;
    for (const connection of hub.inLobby(id)) this.show(connection, lobby);
  }

  show(connection: Connection, lobby: Lobby): void {
    const isPresent = (user: string): boolean => this.#services.hub.isPresent(user, lobby.id);
    const { user, origin } = connection;
    tell(connection, { type: 'lobby', lobby: lobbyStateFor(lobby, { user, origin, isPresent }) });
  }

  /** Hosts who do not come back pass the role on; lobbies nobody comes back to are deleted. */
  async sweep(now: number): Promise<void> {
    const { hub, lobbies } = this.#services;
    for (const lobby of [...lobbies.all()]) {
      const isPresent = (user: string): boolean => hub.isPresent(user, lobby.id);
      const isEmpty = hub.inLobby(lobby.id).size === 0;
      if (lasts(this.#deserted, lobby.id, isEmpty && lobby.state === 'waiting', now) > DESERTED_MS) {
        await this.close(lobby, 'cancelled');
        continue;
      }
      if (lasts(this.#hostless, lobby.id, !isEmpty && !isPresent(lobby.host), now) <= HOSTLESS_MS) continue;
      const next = withHost(lobby, isPresent);
      if (next !== undefined && next.host !== lobby.host) await this.put(next);
    }
  }
}

const GOODBYES = {
  left: 'You have left the lobby.',
  kicked: 'The host has removed you from the lobby.',
  cancelled: 'The lobby has been closed.',
  deleted: 'Your data has been deleted.',
} as const;

/** For how long a condition has held without a break. */
function lasts(since: Map<string, number>, id: string, holds: boolean, now: number): number {
  if (!holds) {
    since.delete(id);
    return 0;
  }
  const start = since.get(id) ?? now;
  since.set(id, start);
  return now - start;
}

export function newLobbyId(): string {
  return randomUUID();
}
