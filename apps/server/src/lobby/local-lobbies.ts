/** All lobbies, in memory and on disk. Memory changes at once, the promise resolves when the disk has it too. */

import type { PeopleStore } from '../store/people-store.ts';
import { byBelonging, type Lobbies, type LobbyChange, type LobbyRule } from './lobbies.ts';
import { type Lobby, membersOf } from './lobby.ts';
import { newLobbyCode } from './lobby-code.ts';
import type { Presence } from './presence.ts';

export class LocalLobbies implements Lobbies {
  readonly isShared = false;
  readonly #store: PeopleStore;
  readonly #presence: Presence;
  readonly #byId = new Map<string, Lobby>();
  readonly #byCode = new Map<string, string>();
  readonly #byTable = new Map<string, string>();
  readonly #byUser = new Map<string, Set<string>>();

  constructor(store: PeopleStore, presence: Presence) {
    this.#store = store;
    this.#presence = presence;
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

  async fresh(id: string): Promise<Lobby | undefined> {
    return this.get(id);
  }

  byTable(table: string): Lobby | undefined {
    return this.get(this.#byTable.get(table));
  }

  known(): Iterable<Lobby> {
    return this.#byId.values();
  }

  async findByCode(code: string): Promise<Lobby | undefined> {
    return this.get(this.#byCode.get(code));
  }

  async findByTable(table: string): Promise<Lobby | undefined> {
    return this.byTable(table);
  }

  async ofUser(user: string): Promise<readonly Lobby[]> {
    return [...(this.#byUser.get(user) ?? [])].flatMap((id) => this.get(id) ?? []).sort(byBelonging);
  }

  async listed(most: number): Promise<readonly Lobby[]> {
    const open = [...this.known()].filter(({ isPublic }) => isPublic);
    return open.sort((a, b) => b.createdAt - a.createdAt).slice(0, most);
  }

  async inviting(most: number): Promise<readonly Lobby[]> {
    const open = [...this.known()].filter(
      ({ isPublic, state, host, id }) => isPublic && state === 'waiting' && this.#presence.isPresent(host, id),
    );
    return open.sort((a, b) => b.seats.length - a.seats.length).slice(0, most);
  }

  async add(given: Omit<Lobby, 'code'>): Promise<Lobby> {
    const lobby: Lobby = { ...given, code: newLobbyCode((code) => this.#byCode.has(code)) };
    this.#remember(lobby);
    await this.#store.putLobby(lobby);
    return lobby;
  }

  async change(id: string, rule: LobbyRule): Promise<LobbyChange> {
    const before = this.#byId.get(id);
    if (before === undefined) return 'gone';
    const result = rule(before);
    if (result === 'same' || (result !== 'close' && 'refused' in result)) return result;
    this.#forget(id);
    if (result === 'close') {
      await this.#store.deleteLobby(id);
      return { closed: before };
    }
    this.#remember(result.lobby);
    await this.#store.putLobby(result.lobby);
    return { lobby: result.lobby, before };
  }

  #remember(lobby: Lobby): void {
    this.#byId.set(lobby.id, lobby);
    this.#byCode.set(lobby.code, lobby.id);
    if (lobby.table !== undefined) this.#byTable.set(lobby.table, lobby.id);
    for (const user of membersOf(lobby)) {
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
    for (const user of membersOf(lobby)) {
      const lobbies = this.#byUser.get(user);
      lobbies?.delete(id);
      if (lobbies?.size === 0) this.#byUser.delete(user);
    }
  }
}
