/** People who gave a name. A guest who only looked around leaves no trace on disk. */

import { SEEN_EVERY_MS } from '../runtime/index.ts';
import type { People, User } from '../store/index.ts';

const MOST_REMEMBERED = 10_000;
const MOST_BLOCKED = 200;

export interface UsersSettings {
  readonly store: People;
  /** Other processes remember people too. */
  readonly onChanged: (id: string) => void;
  /** Nothing of them is left; their tabs, in whichever process, end. */
  readonly onForgotten: (id: string) => void;
  /** How long what is remembered is believed: where others change people, a message about it may be lost. */
  readonly freshMs: number;
}

interface Blocker {
  readonly id: string;
  readonly name: string;
}

interface Remembered {
  readonly user: User | undefined;
  readonly at: number;
}

export class Users {
  readonly #settings: UsersSettings;
  readonly #known = new Map<string, Remembered>();
  /** One change of a person at a time: the next begins with what the last one stored. */
  readonly #underWay = new Map<string, Promise<unknown>>();

  constructor(settings: UsersSettings) {
    this.#settings = settings;
  }

  async get(id: string): Promise<User | undefined> {
    const { store, freshMs } = this.#settings;
    const before = this.#known.get(id);
    if (before !== undefined && Date.now() - before.at < freshMs) return before.user;
    const user = await store.user(id);
    // Somebody may have written meanwhile, and knows better.
    const now = this.#known.get(id);
    if (now !== before) return now === undefined ? user : now.user;
    this.#remember(id, user);
    return user;
  }

  async setName(id: string, name: string): Promise<void> {
    await this.#change(id, () => this.#settings.store.putName({ id, name, at: Date.now() }));
  }

  /** They are back: what is kept of them is kept on. */
  async seen(id: string): Promise<void> {
    const known = await this.get(id);
    if (known !== undefined && Date.now() - known.seenAt > SEEN_EVERY_MS) await this.setName(id, known.name);
  }

  async blockedBy(id: string): Promise<readonly string[]> {
    return (await this.get(id))?.blocked ?? [];
  }

  /** Acknowledged means stored: whoever has given no name yet gets the name they have here. */
  async setBlocked(
    { id, name }: Blocker,
    { other, on }: { readonly other: string; readonly on: boolean },
  ): Promise<void> {
    const { store } = this.#settings;
    const listed = (before: readonly string[]): readonly string[] => {
      const rest = before.filter((blocked) => blocked !== other);
      return on ? [...rest, other].slice(-MOST_BLOCKED) : rest;
    };
    await this.#change(id, async () => {
      const changed = await store.changeBlocked(id, listed);
      if (changed !== undefined) return changed;
      await store.putName({ id, name, at: Date.now() });
      return store.changeBlocked(id, listed);
    });
  }

  async forget(id: string): Promise<void> {
    await this.#change(id, async () => {
      await this.#settings.store.forgetUser(id);
      return undefined;
    });
    this.#settings.onForgotten(id);
  }

  /** Changed by another process: read again at the next use. */
  forgetCached(id: string): void {
    this.#known.delete(id);
  }

  forgetAllCached(): void {
    this.#known.clear();
  }

  async #change(id: string, write: () => Promise<User | undefined>): Promise<void> {
    const done = (this.#underWay.get(id) ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        this.#remember(id, await write());
        this.#settings.onChanged(id);
      })
      .finally(() => {
        if (this.#underWay.get(id) === done) this.#underWay.delete(id);
      });
    this.#underWay.set(id, done);
    await done;
  }

  #remember(id: string, user: User | undefined): void {
    this.#known.delete(id);
    this.#known.set(id, { user, at: Date.now() });
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}
