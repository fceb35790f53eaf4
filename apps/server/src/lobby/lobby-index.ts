/** Lobbies in memory, by everything they are looked for by. */

import { type Lobby, membersOf } from './lobby.ts';

export class LobbyIndex {
  readonly #byId = new Map<string, Lobby>();
  readonly #byCode = new Map<string, string>();
  readonly #byTable = new Map<string, string>();
  readonly #byUser = new Map<string, Set<string>>();

  get size(): number {
    return this.#byId.size;
  }

  all(): Iterable<Lobby> {
    return this.#byId.values();
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

  ofUser(user: string): readonly Lobby[] {
    return [...(this.#byUser.get(user) ?? [])].flatMap((id) => this.get(id) ?? []);
  }

  put(lobby: Lobby): void {
    this.delete(lobby.id);
    this.#byId.set(lobby.id, lobby);
    this.#byCode.set(lobby.code, lobby.id);
    if (lobby.table !== undefined) this.#byTable.set(lobby.table, lobby.id);
    for (const user of membersOf(lobby)) {
      const lobbies = this.#byUser.get(user) ?? new Set();
      this.#byUser.set(user, lobbies.add(lobby.id));
    }
  }

  delete(id: string): void {
    const lobby = this.#byId.get(id);
    if (lobby === undefined) return;
    this.#byId.delete(id);
    this.#byCode.delete(lobby.code);
    if (lobby.table !== undefined) this.#byTable.delete(lobby.table);
    for (const user of membersOf(lobby)) {
      const lobbies = this.#byUser.get(user);
      lobbies?.delete(id);
      if (lobbies?.size === 0) this.#byUser.delete(user);
    }
  }

  clear(): void {
    for (const index of [this.#byId, this.#byCode, this.#byTable, this.#byUser]) index.clear();
  }
}
