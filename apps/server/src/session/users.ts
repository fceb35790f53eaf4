/** People who gave a name. A guest who only looked around leaves no trace on disk. */

import type { PeopleStore, User } from '../store/people-store.ts';

const MOST_REMEMBERED = 10_000;

export class Users {
  readonly #store: PeopleStore;
  readonly #known = new Map<string, User | undefined>();

  constructor(store: PeopleStore) {
    this.#store = store;
  }

  get(id: string): User | undefined {
    if (this.#known.has(id)) return this.#known.get(id);
    const user = this.#store.user(id);
    this.#remember(id, user);
    return user;
  }

  async setName(id: string, name: string): Promise<void> {
    const known = this.get(id);
    const now = Date.now();
    await this.#put({ id, name, createdAt: known?.createdAt ?? now, seenAt: now, blocked: known?.blocked ?? [] });
  }

  blockedBy(id: string): readonly string[] {
    return this.get(id)?.blocked ?? [];
  }

  async setBlocked(id: string, other: string, on: boolean): Promise<void> {
    const known = this.get(id);
    if (known === undefined) return;
    const rest = known.blocked.filter((blocked) => blocked !== other);
    await this.#put({ ...known, blocked: on ? [...rest, other].slice(-200) : rest });
  }

  async forget(id: string): Promise<void> {
    this.#known.delete(id);
    await this.#store.forgetUser(id);
  }

  letGoOfAll(): void {
    this.#known.clear();
  }

  async #put(user: User): Promise<void> {
    this.#remember(user.id, user);
    await this.#store.putUser(user);
  }

  #remember(id: string, user: User | undefined): void {
    this.#known.delete(id);
    this.#known.set(id, user);
    const [oldest] = this.#known.keys();
    if (this.#known.size > MOST_REMEMBERED && oldest !== undefined) this.#known.delete(oldest);
  }
}
