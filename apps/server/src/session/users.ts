/** People who gave a name. A guest who only looked around leaves no trace on disk. */

import type { People, User } from '../store/people.ts';

const MOST_REMEMBERED = 10_000;

export class Users {
  readonly #store: People;
  readonly #onChanged: (id: string) => void;
  readonly #known = new Map<string, User | undefined>();

  /** `onChanged`: other processes remember people too. */
  constructor(store: People, onChanged: (id: string) => void = () => undefined) {
    this.#store = store;
    this.#onChanged = onChanged;
  }

  async get(id: string): Promise<User | undefined> {
    if (this.#known.has(id)) return this.#known.get(id);
    const user = await this.#store.user(id);
    this.#remember(id, user);
    return user;
  }

  async setName(id: string, name: string): Promise<void> {
    const known = await this.get(id);
    const now = Date.now();
    await this.#put({ id, name, createdAt: known?.createdAt ?? now, seenAt: now, blocked: known?.blocked ?? [] });
  }

  async blockedBy(id: string): Promise<readonly string[]> {
    return (await this.get(id))?.blocked ?? [];
  }

  async setBlocked(id: string, other: string, on: boolean): Promise<void> {
    const known = await this.get(id);
    if (known === undefined) return;
    const rest = known.blocked.filter((blocked) => blocked !== other);
    await this.#put({ ...known, blocked: on ? [...rest, other].slice(-200) : rest });
  }

  async forget(id: string): Promise<void> {
    this.#known.delete(id);
    await this.#store.forgetUser(id);
    this.#onChanged(id);
  }

  /** He was changed elsewhere: read him again. */
  letGo(id: string): void {
    this.#known.delete(id);
  }

  letGoOfAll(): void {
    this.#known.clear();
  }

  async #put(user: User): Promise<void> {
    this.#remember(user.id, user);
    await this.#store.putUser(user);
    this.#onChanged(user.id);
  }

  #remember(id: string, user: User | undefined): void {
    this.#known.delete(id);
    this.#known.set(id, user);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}
