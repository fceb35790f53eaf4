import type { Hub } from '../sockets/hub.ts';

/** Who is here, through whichever process. */
export interface Presence {
  /** As far as this process has heard. */
  isPresent(user: string, lobby: string): boolean;
  /** The first tab came to this process. */
  came(user: string, lobby: string): Promise<void>;
  /** The last tab of this process went. */
  went(user: string, lobby: string): Promise<void>;
  /** The truth of this moment. */
  usersIn(lobby: string): Promise<ReadonlySet<string>>;
}

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
