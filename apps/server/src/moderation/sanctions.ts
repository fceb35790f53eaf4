/** Who may not talk, or take part in anything, by the word of whoever runs the server. Known in memory: it is asked with every message. */

import type { ModerationStore, Sanction } from '../store/index.ts';
import { type AddressHash, EVERYWHERE } from './address-hash.ts';

/** Another process may have added one. */
const FRESH_MS = 15_000;

export interface SanctionServices {
  readonly store: Pick<ModerationStore, 'sanctions' | 'addSanction'>;
  readonly hash: AddressHash;
  readonly now: () => number;
  readonly onError: (error: unknown) => void;
}

export interface Somebody {
  readonly user: string;
  readonly address: string;
  /** When their session was given out. */
  readonly since: number;
}

export class Sanctions {
  readonly #services: SanctionServices;
  #known: readonly Sanction[] = [];
  #readAt = Number.NEGATIVE_INFINITY;

  constructor(services: SanctionServices) {
    this.#services = services;
  }

  /** Until when; undefined: they may. A ban also silences. */
  until(kind: Sanction['kind'], somebody: Somebody): number | undefined {
    const now = this.#services.now();
    if (now - this.#readAt >= FRESH_MS) void this.refresh();
    if (this.#known.length === 0) return undefined;
    const own = this.#known.filter((sanction) => sanction.until > now && this.#isAbout(sanction, somebody));
    const meant = own.filter((sanction) => sanction.kind === kind || sanction.kind === 'ban');
    return meant.length === 0 ? undefined : Math.max(...meant.map(({ until }) => until));
  }

  /** Before the first one is let in, too: nothing is known until then. What cannot be read is asked for again later. */
  async refresh(): Promise<void> {
    await this.#read(this.#services.now()).catch(this.#services.onError);
  }

  async add(sanction: Sanction): Promise<void> {
    const { store, now } = this.#services;
    await store.addSanction(sanction);
    await this.#read(now());
  }

  /** The same person, or somebody new from the same address: who had a session before is somebody else of the same house. */
  #isAbout({ person, address, at }: Sanction, { user, address: from, since }: Somebody): boolean {
    if (person === user) return true;
    // Sessions are dated in whole seconds.
    return address !== undefined && since + 1_000 > at && address === this.#services.hash(EVERYWHERE, from);
  }

  async #read(now: number): Promise<void> {
    this.#readAt = now;
    this.#known = await this.#services.store.sanctions(now);
  }
}
