import type { ComesFrom, Presence } from '../lobby/index.ts';
import { type AddressHash, comeFrom } from '../moderation/index.ts';
import type { Hub } from './hub.ts';

/** One process: who is connected to it is all there is. */
export class LocalPresence implements Presence {
  readonly #hub: Hub;
  readonly #hash: AddressHash;

  constructor(hub: Hub, hash: AddressHash) {
    this.#hub = hub;
    this.#hash = hash;
  }

  isPresent(user: string, lobby: string): boolean {
    return this.#hub.isPresent(user, lobby);
  }

  async came(): Promise<void> {}

  async went(): Promise<void> {}

  async usersIn(lobby: string): Promise<ReadonlySet<string>> {
    return new Set([...this.#hub.inLobby(lobby)].map(({ user }) => user));
  }

  async comeFrom(lobby: string): Promise<readonly ComesFrom[]> {
    return comeFrom(this.#hub.inLobby(lobby), lobby, this.#hash);
  }
}
