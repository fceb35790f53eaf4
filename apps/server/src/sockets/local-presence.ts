import type { Presence } from '../lobby/index.ts';
import type { Hub } from './hub.ts';

/** One process: who is connected to it is all there is. */
export class LocalPresence implements Presence {
  readonly #hub: Hub;

  constructor(hub: Hub) {
    this.#hub = hub;
  }

  isPresent(user: string, lobby: string): boolean {
    return this.#hub.isPresent(user, lobby);
  }

  async came(): Promise<void> {}

  async went(): Promise<void> {}

  async usersIn(lobby: string): Promise<ReadonlySet<string>> {
    return new Set([...this.#hub.inLobby(lobby)].map(({ user }) => user));
  }
}
