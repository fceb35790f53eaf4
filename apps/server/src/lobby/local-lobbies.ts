/**
 * The lobbies of one process: those somebody is in, or was a moment ago, in memory; the others on disk, where they are found by code, table
 * and person. Memory changes at once, the promise resolves when the disk has it too; what the disk refused is taken back.
 */

import { keptFor } from '../runtime/index.ts';
import { byBelonging, type Lobbies, type LobbyChange, type LobbyRule } from './lobbies.ts';
import { isOpen, type Lobby, membersOf } from './lobby.ts';
import { newLobbyCode } from './lobby-code.ts';
import { LobbyIndex } from './lobby-index.ts';
import type { Presence } from './presence.ts';

/** Lobbies on disk: loaded at start, or unloaded until somebody looks for them. */
export interface LobbyStore {
  /** All that have not been unloaded. */
  lobbies(): readonly Lobby[];
  lobby(id: string): Lobby | undefined;
  lobbyByCode(code: string): Lobby | undefined;
  unloadedByTable(table: string): Lobby | undefined;
  unloadedOf(user: string): readonly Lobby[];
  /** Those whose time is up. */
  unloadedUntil(now: number): readonly string[];
  putLobby(lobby: Lobby): Promise<void>;
  deleteLobby(id: string): Promise<void>;
  unload(lobby: Lobby, keptUntil: number): Promise<void>;
  markLoaded(id: string): Promise<void>;
}

/** A lobby with writes under way. */
interface Unsettled {
  writes: number;
  /** As the disk has it; undefined: not at all. */
  stored: Lobby | undefined;
}

export class LocalLobbies implements Lobbies {
  readonly isShared = false;
  readonly #store: LobbyStore;
  readonly #presence: Presence;
  readonly #loaded = new LobbyIndex();
  readonly #unsettled = new Map<string, Unsettled>();

  constructor(store: LobbyStore, presence: Presence) {
    this.#store = store;
    this.#presence = presence;
  }

  /** At start, and again when a backup was put back. */
  load(): void {
    this.#loaded.clear();
    this.#unsettled.clear();
    for (const lobby of this.#store.lobbies()) this.#loaded.put(lobby);
  }

  get size(): number {
    return this.#loaded.size;
  }

  get(id: string | undefined): Lobby | undefined {
    return this.#loaded.get(id);
  }

  async fresh(id: string): Promise<Lobby | undefined> {
    return this.get(id) ?? this.#wake(this.#store.lobby(id));
  }

  byTable(table: string): Lobby | undefined {
    return this.#loaded.byTable(table);
  }

  known(): Iterable<Lobby> {
    return this.#loaded.all();
  }

  async findByCode(code: string): Promise<Lobby | undefined> {
    return this.#loaded.byCode(code) ?? this.#wake(this.#store.lobbyByCode(code));
  }

  async findByTable(table: string): Promise<Lobby | undefined> {
    return this.byTable(table) ?? this.#wake(this.#store.unloadedByTable(table));
  }

  async ofUser(user: string): Promise<readonly Lobby[]> {
    for (const lobby of this.#store.unloadedOf(user)) await this.#wake(lobby);
    return [...this.#loaded.ofUser(user)].sort(byBelonging);
  }

  async listed(most: number): Promise<readonly Lobby[]> {
    const open = [...this.known()].filter((lobby) => isOpen(lobby) && this.#isAnybodyIn(lobby));
    return open.sort((a, b) => b.createdAt - a.createdAt).slice(0, most);
  }

  async inviting(most: number): Promise<readonly Lobby[]> {
    const open = [...this.known()].filter(
      (lobby) => isOpen(lobby) && lobby.state === 'waiting' && this.#presence.isPresent(lobby.host, lobby.id),
    );
    return open.sort((a, b) => b.seats.length - a.seats.length).slice(0, most);
  }

  #isAnybodyIn(lobby: Lobby): boolean {
    return membersOf(lobby).some((user) => this.#presence.isPresent(user, lobby.id));
  }

  async add(given: Omit<Lobby, 'code'>): Promise<Lobby> {
    const isTaken = (code: string): boolean =>
      this.#loaded.byCode(code) !== undefined || this.#store.lobbyByCode(code) !== undefined;
    const lobby: Lobby = { ...given, code: newLobbyCode(isTaken) };
    this.#loaded.put(lobby);
    await this.#settle(lobby.id, { before: undefined, after: lobby }, this.#store.putLobby(lobby));
    return lobby;
  }

  async change(id: string, rule: LobbyRule): Promise<LobbyChange> {
    const before = this.get(id) ?? (await this.fresh(id));
    if (before === undefined) return 'gone';
    const result = rule(before);
    if (result === 'same' || (result !== 'close' && 'refused' in result)) return result;
    if (result === 'close') {
      this.#loaded.delete(id);
      await this.#settle(id, { before, after: undefined }, this.#store.deleteLobby(id));
      return { closed: before };
    }
    const { lobby } = result;
    this.#loaded.put(lobby);
    await this.#settle(id, { before, after: lobby }, this.#store.putLobby(lobby));
    return { lobby, before };
  }

  async expired(now: number): Promise<readonly string[]> {
    return this.#store.unloadedUntil(now);
  }

  /** Nobody has been in it since then: it leaves the memory, unless it is wanted, or changed, before the disk has noted it. */
  async unload(id: string, since: number, isWanted: () => boolean): Promise<void> {
    const lobby = this.get(id);
    if (lobby === undefined) return;
    await this.#store.unload(lobby, since + keptFor(lobby));
    if (this.get(id) === lobby && !isWanted()) this.#loaded.delete(id);
    else await this.#store.markLoaded(id);
  }

  /** In memory before anybody can look for it twice. */
  async #wake(lobby: Lobby | undefined): Promise<Lobby | undefined> {
    if (lobby === undefined || this.#unsettled.has(lobby.id)) return this.get(lobby?.id);
    const known = this.get(lobby.id);
    if (known !== undefined) return known;
    this.#loaded.put(lobby);
    try {
      await this.#store.markLoaded(lobby.id);
    } catch (error) {
      if (this.get(lobby.id) === lobby) this.#loaded.delete(lobby.id);
      throw error;
    }
    return this.get(lobby.id);
  }

  /** When the last write is through, memory is what the disk has: nobody is shown what was refused. */
  async #settle(
    id: string,
    { before, after }: { readonly before: Lobby | undefined; readonly after: Lobby | undefined },
    writing: Promise<void>,
  ): Promise<void> {
    const known = this.#unsettled.get(id) ?? { writes: 0, stored: before };
    this.#unsettled.set(id, known);
    known.writes++;
    let failed = false;
    try {
      await writing;
      known.stored = after;
    } catch (error) {
      failed = true;
      throw error;
    } finally {
      known.writes--;
      if (known.writes === 0 && this.#unsettled.get(id) === known) {
        this.#unsettled.delete(id);
        if (failed) this.#restore(id, known.stored);
      }
    }
  }

  #restore(id: string, stored: Lobby | undefined): void {
    if (stored === undefined) this.#loaded.delete(id);
    else this.#loaded.put(stored);
  }
}
