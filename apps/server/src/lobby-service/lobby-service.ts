/** People who enter and leave lobbies, changes of lobbies, and sending everybody in one its new state. */

import { randomUUID } from 'node:crypto';
import type { PromiseRecord } from '@illuminice/table';
import type { Chat } from '../chat/index.ts';
import {
  afterGame,
  isMember,
  type Lobbies,
  type Lobby,
  type LobbyChange,
  type LobbyRule,
  leave,
  lobbyStateFor,
  type Presence,
  seatOfUser,
  withHost,
} from '../lobby/index.ts';
import { DESERTED_MS, keptFor } from '../runtime/index.ts';
import { type Connection, type Hub, tell } from '../sockets/index.ts';
import type { Games, LeaveRequest } from '../tables/index.ts';

export interface LobbyServiceOptions {
  readonly hub: Hub;
  readonly lobbies: Lobbies;
  readonly presence: Presence;
  readonly chat: Chat;
  readonly games: Games;
  /** Of a game that is over, by seat. */
  readonly records: (table: string) => Promise<readonly PromiseRecord[]>;
  /** What computer players remember of it; without it they play on. */
  readonly forgetTable: (table: string) => void;
  readonly onError: (error: unknown) => void;
}

/** How long a waiting lobby waits for a host who is not there. */
const HOSTLESS_MS = 30_000;

type Departure =
  /** `request`: as they sent it. */
  | { readonly reason: 'left'; readonly request?: LeaveRequest }
  /** Taken out of a running game too: by their own wish to be forgotten, or by whoever runs the server. */
  | { readonly reason: 'kicked' | 'deleted' };

export class LobbyService {
  readonly #services: LobbyServiceOptions;
  /** Since when a lobby, or its host, has been gone. */
  readonly #deserted = new Map<string, number>();
  readonly #hostless = new Map<string, number>();

  constructor(services: LobbyServiceOptions) {
    this.#services = services;
  }

  /** Everything this tab needs to show the lobby, the game if one runs, and what was said. */
  async enter(connection: Connection, lobby: Lobby, resumed?: string): Promise<void> {
    const { hub, chat, games, presence, lobbies } = this.#services;
    const isNew = connection.lobby !== lobby.id;
    if (isNew) this.exit(connection);
    hub.attach(connection, lobby.id);
    await presence.came(connection.user, lobby.id);
    // Unloaded, or closed, in the moment before the tab was here to be seen.
    const current = lobbies.get(lobby.id) ?? (await lobbies.fresh(lobby.id));
    if (current === undefined) return this.#sayGoodbye(connection, 'cancelled');
    connection.viewer = games.viewerOf(current, connection.user);
    // For the others nothing changes when a tab that is here says hello again.
    if (isNew) this.broadcast(lobby.id);
    else this.show(connection, current);
    if (current.state === 'playing' || (current.table !== undefined && current.table === resumed))
      await games.welcome(connection, current);
    // Whoever should have closed the game when it ended may have died in that moment.
    if (current.state === 'playing' && (await games.isOver(current))) await this.gameOver(current.table ?? '');
    // Once for each tab: it has heard everything since.
    if (isNew) for (const message of await chat.history(current, connection.user)) tell(connection, message);
  }

  /** The tab looks elsewhere or is closed. The seat stays. */
  exit(connection: Connection): void {
    const { hub, lobbies } = this.#services;
    const lobby = lobbies.get(connection.lobby);
    hub.detach(connection);
    if (lobby === undefined || hub.isPresent(connection.user, lobby.id)) return;
    this.#gone(lobby, connection.user).catch((error: unknown) => this.#services.onError(error));
    this.broadcast(lobby.id);
  }

  async #gone(lobby: Lobby, user: string): Promise<void> {
    const { presence, games } = this.#services;
    await presence.went(user, lobby.id);
    if (!(await presence.usersIn(lobby.id)).has(user)) games.personGone(lobby, user);
  }

  /** For good: the person gives up seat or watching. */
  async leave(lobby: Lobby, user: string, departure: Departure): Promise<void> {
    const { hub, games } = this.#services;
    const { reason } = departure;
    if (lobby.state === 'playing' && seatOfUser(lobby, user) >= 0) {
      if (departure.reason === 'left') await games.resign(lobby, user, departure.request ?? {});
      else await games.remove(lobby, user, reason === 'deleted' ? 'deleted' : 'banned');
    }
    for (const connection of [...hub.ofUser(user)].filter((tab) => tab.lobby === lobby.id))
      this.#sayGoodbye(connection, reason);
    await this.change(lobby.id, (current) => {
      const rest = leave(current, user);
      return rest === undefined ? 'close' : { lobby: rest };
    });
  }

  /** Changes a lobby by a rule and sends everybody here the result. */
  async change(id: string, rule: LobbyRule): Promise<LobbyChange> {
    const change = await this.#services.lobbies.change(id, rule);
    if (change === 'gone' || change === 'same' || 'refused' in change) return change;
    if ('closed' in change) {
      this.#closed(id);
      if (change.closed.table !== undefined) this.#services.forgetTable(change.closed.table);
      await this.#services.games.unreachable(change.closed);
    } else this.broadcast(id);
    return change;
  }

  #closed(id: string): void {
    const { hub, chat } = this.#services;
    for (const connection of [...hub.inLobby(id)]) this.#sayGoodbye(connection, 'cancelled');
    chat.forgetLobby(id);
    this.#forget(id);
  }

  #forget(id: string): void {
    this.#deserted.delete(id);
    this.#hostless.delete(id);
  }

  #sayGoodbye(connection: Connection, reason: 'left' | 'kicked' | 'cancelled' | 'deleted'): void {
    const { hub, presence, onError } = this.#services;
    const { lobby, user } = connection;
    hub.detach(connection);
    if (lobby !== undefined && !hub.isPresent(user, lobby)) presence.went(user, lobby).catch(onError);
    tell(connection, { type: 'bye', reason });
    tell(connection, { type: 'lobby' });
  }

  /** Another process changed it: the same goodbyes, welcomes and news as if it had been done here. */
  async follow(id: string, lobby: Lobby | undefined): Promise<void> {
    const { hub, games } = this.#services;
    if (lobby === undefined) return this.#closed(id);
    for (const connection of [...hub.inLobby(id)]) {
      if (!isMember(lobby, connection.user)) {
        this.#sayGoodbye(connection, lobby.banned.includes(connection.user) ? 'kicked' : 'left');
        continue;
      }
      connection.viewer = games.viewerOf(lobby, connection.user);
      this.show(connection, lobby);
      if (lobby.state === 'playing' && !games.isWelcome(connection, lobby)) await games.welcome(connection, lobby);
    }
  }

  /** REQ-366. */
  async gameOver(table: string): Promise<void> {
    const lobby = await this.#services.lobbies.findByTable(table);
    if (lobby === undefined) return;
    const records = await this.#services.records(table);
    await this.change(lobby.id, (current) => {
      if (current.table !== table || current.state !== 'playing') return 'same';
      const next = afterGame(current, records);
      return next === undefined ? 'close' : { lobby: next };
    });
  }

  broadcast(id: string): void {
    const { hub, lobbies } = this.#services;
    const lobby = lobbies.get(id);
    if (lobby === undefined) return;
    for (const connection of hub.inLobby(id)) this.show(connection, lobby);
  }

  show(connection: Connection, lobby: Lobby): void {
    const isPresent = (user: string): boolean => this.#services.presence.isPresent(user, lobby.id);
    const { user, origin } = connection;
    tell(connection, { type: 'lobby', lobby: lobbyStateFor(lobby, { user, origin, isPresent }) });
  }

  /** Hosts who do not come back pass the role on; lobbies nobody comes back to leave the memory. */
  async sweep(now: number): Promise<void> {
    const { hub, lobbies, presence } = this.#services;
    for (const lobby of [...lobbies.known()]) {
      const isPresent = (user: string): boolean => presence.isPresent(user, lobby.id);
      const isEmpty = hub.inLobby(lobby.id).size === 0;
      const isDeserted = isEmpty && lobbies.unload !== undefined;
      if (heldFor(this.#deserted, { id: lobby.id, holds: isDeserted, now }) > DESERTED_MS) {
        await this.#unload(lobby, this.#deserted.get(lobby.id) ?? now);
        continue;
      }
      const isHostless = !isEmpty && !isPresent(lobby.host);
      if (heldFor(this.#hostless, { id: lobby.id, holds: isHostless, now }) <= HOSTLESS_MS) continue;
      await this.change(lobby.id, (current) => {
        const next = withHost(current, isPresent);
        return next === undefined || next.host === current.host ? 'same' : { lobby: next };
      });
    }
    this.#forgetUnknown();
  }

  /** Another process may have closed them, or their last connection here is gone. */
  #forgetUnknown(): void {
    const { lobbies, chat } = this.#services;
    const isKnown = (id: string): boolean => lobbies.get(id) !== undefined;
    for (const since of [this.#deserted, this.#hostless])
      for (const id of since.keys()) if (!isKnown(id)) since.delete(id);
    chat.forgetUnless(isKnown);
  }

  /** Lobbies whose time is up: with what was said there, and with a game nobody can come back to. */
  async closeExpired(now: number): Promise<void> {
    const { hub, lobbies } = this.#services;
    for (const id of await lobbies.expired(now))
      await this.change(id, () => (hub.inLobby(id).size > 0 ? 'same' : 'close'));
  }

  async #unload(lobby: Lobby, since: number): Promise<void> {
    const { hub, lobbies, chat } = this.#services;
    const { id } = lobby;
    this.#forget(id);
    const isWanted = (): boolean => hub.inLobby(id).size > 0;
    if (keptFor(lobby) <= DESERTED_MS) await this.change(id, () => (isWanted() ? 'same' : 'close'));
    else {
      await lobbies.unload?.(id, since, isWanted);
      if (lobbies.get(id) !== undefined) return;
      chat.forgetLobby(id);
      if (lobby.table !== undefined) this.#services.forgetTable(lobby.table);
    }
  }
}

interface Condition {
  readonly id: string;
  readonly holds: boolean;
  readonly now: number;
}

/** For how long a condition has held without a break. */
function heldFor(since: Map<string, number>, { id, holds, now }: Condition): number {
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
