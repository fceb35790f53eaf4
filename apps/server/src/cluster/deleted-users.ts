/** Closes the tabs of people whose data was deleted through another process, also when the message about it was lost. */

import type { Database } from '../postgres/index.ts';
import { type Connection, disconnectDeletedUser, type Hub } from '../sockets/index.ts';

const STORED = {
  name: 'people_stored',
  text: `SELECT string_agg(id, ' ') AS ids FROM users WHERE id = ANY (string_to_array($1, ' '))`,
};

export class DeletedUsers {
  readonly #database: Database;
  readonly #hub: Hub;
  /**
   * Tabs that were here at the last look, of people who were in the database. Who has given no name is not, and has nothing to be deleted.
   * Tabs and not people: who had their data deleted may come back at once, and begins anew.
   */
  #stored: readonly Connection[] = [];

  constructor(database: Database, hub: Hub) {
    this.#database = database;
    this.#hub = hub;
  }

  async check(): Promise<void> {
    const tabs = [...this.#hub.all()];
    const before = this.#stored;
    this.#stored = [];
    if (tabs.length === 0) return;
    const users = new Set(tabs.map(({ user }) => user));
    const row = await this.#database.one(STORED, [[...users].join(' ')]);
    const stored = new Set(String(row?.ids ?? '').split(' '));
    this.#stored = tabs.filter(({ user }) => stored.has(user));
    for (const tab of before)
      if (users.has(tab.user) && !stored.has(tab.user) && this.#hub.ofUser(tab.user).has(tab))
        disconnectDeletedUser(this.#hub, tab.user);
  }
}
