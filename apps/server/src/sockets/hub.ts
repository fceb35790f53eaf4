/** Who is connected, and which tab looks at which lobby. */

import type { ServerMessage } from '@illuminice/protocol';
import type { Connection } from './connection.ts';

export class Hub {
  readonly #all = new Set<Connection>();
  readonly #byUser = new Map<string, Set<Connection>>();
  readonly #byAddress = new Map<string, Set<Connection>>();
  readonly #byLobby = new Map<string, Set<Connection>>();

  get size(): number {
    return this.#all.size;
  }

  all(): Iterable<Connection> {
    return this.#all;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
    into(this.#byUser, connection.user, connection);
    into(this.#byAddress, connection.address, connection);
  }

  remove(connection: Connection): void {
    this.detach(connection);
    this.#all.delete(connection);
    outOf(this.#byUser, connection.user, connection);
    outOf(this.#byAddress, connection.address, connection);
  }

  ofUser(user: string): ReadonlySet<Connection> {
    return this.#byUser.get(user) ?? NOBODY;
  }

  ofAddress(address: string): ReadonlySet<Connection> {
    return this.#byAddress.get(address) ?? NOBODY;
  }

  inLobby(lobby: string): ReadonlySet<Connection> {
    return this.#byLobby.get(lobby) ?? NOBODY;
  }

  attach(connection: Connection, lobby: string): void {
    if (connection.lobby === lobby) return;
    this.detach(connection);
    connection.lobby = lobby;
    into(this.#byLobby, lobby, connection);
  }

  detach(connection: Connection): void {
    if (connection.lobby === undefined) return;
    outOf(this.#byLobby, connection.lobby, connection);
    connection.lobby = undefined;
    connection.viewer = undefined;
    connection.shownTable = undefined;
  }

  /** One tab is enough. */
  isPresent(user: string, lobby: string): boolean {
    for (const connection of this.ofUser(user)) if (connection.lobby === lobby) return true;
    return false;
  }
}

const NOBODY: ReadonlySet<Connection> = new Set();

function into(index: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const found = index.get(key);
  if (found === undefined) index.set(key, new Set([connection]));
  else found.add(connection);
}

function outOf(index: Map<string, Set<Connection>>, key: string, connection: Connection): void {
  const found = index.get(key);
  found?.delete(connection);
  if (found?.size === 0) index.delete(key);
}

export function tell(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

/** Their data has been deleted: every tab of theirs ends. */
export function disconnectDeletedUser(hub: Hub, user: string): void {
  for (const tab of [...hub.ofUser(user)]) {
    tell(tab, { type: 'bye', reason: 'deleted' });
    tab.close('forgotten');
  }
}
