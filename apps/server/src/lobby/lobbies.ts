/** All lobbies, in memory and on disk. Memory changes at once, the promise resolves when the disk has it too. */

import type { PeopleStore } from '../store/people-store.ts';
import { humansOf, type Lobby } from './lobby.ts';

/** Far more than one process can serve; keeps a flood of lobbies from filling the memory. */
export const MOST_LOBBIES = 20_000;

export class Lobbies {
  readonly #store: PeopleStore;
  readonly #byId = new Map<string, Lobby>();
  readonly #byCode = new Map<string, string>();
  readonly #byTable = new Map<string, string>();
  readonly #byUser = new Map<string, Set<string>>();

  constructor(store: PeopleStore) {
    this.#store = store;
  }

  /** At start, and again when a backup was put back. */
  load(): void {
    this.#byId.clear();
    this.#byCode.clear();
    this.#byTable.clear();
    this.#byUser.clear();
    for (const lobby of this.#store.lobbies()) this.#remember(lobby);
  }

  get size(): number {
    return this.#byId.size;
  }

  get(id: string | undefined): Lobby | undefined {
    return id === undefined ? undefined : this.#byId.get(id);
  }

  byCode(code: string): Lobby | undefined {
    return this.get(this.#byCode.get(code));
  }

  byTable(table: string): Lobby | undefined {
    return this.get(this.#byTable.get(table));
  }

  all(): IterableIterator<Lobby> {
    return this.#byId.values();
  }

  /** Where somebody belongs; games in progress first, then the newest. */
  ofUser(user: string): readonly Lobby[] {
    const found = [...(this.#byUser.get(user) ?? [])].flatMap((id) => this.get(id) ?? []);
    const weight = (lobby: Lobby): number => (lobby.state === 'playing' ? 1 : 0);
    return found.sort((a, b) => weight(b) - weight(a) || b.createdAt - a.createdAt);
  }

  async put(lobby: Lobby): Promise<void> {
    this.#forget(lobby.id);
    this.#remember(lobby);
    await this.#store.putLobby(lobby);
  }

  async delete(id: string): Promise<void> {
    this.#forget(id);
    await this.#store.deleteLobby(id);
  }

  #remember(lobby: Lobby): void {
    this.#byId.set(lobby.id, lobby);
    this.#byCode.set(lobby.code, lobby.id);
    if (lobby.table !== undefined) this.#byTable.set(lobby.table, lobby.id);
    for (const user of usersOf(lobby)) {
      const lobbies = this.#byUser.get(user) ?? new Set();
      this.#byUser.set(user, lobbies.add(lobby.id));
    }
  }

  #forget(id: string): void {
    const lobby = this.#byId.get(id);
    if (lobby === undefined) return;
    this.#byId.delete(id);
    this.#byCode.delete(lobby.code);
    if (lobby.table !== undefined) this.#byTable.delete(lobby.table);
    for (const user of usersOf(lobby)) {
      const lobbies = this.#byUser.get(user);
      lobbies?.delete(id);
      if (lobbies?.size === 0) this.#byUser.delete(user);
    }
  }
}

function usersOf(lobby: Lobby): readonly string[] {
  return [...humansOf(lobby), ...lobby.watchers].map(({ user }) => user);
}
