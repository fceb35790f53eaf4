/** Whose data was deleted through another process: his tabs here end too, whether or not anybody told us. */

import { type Hub, sayFarewell } from '../sockets/hub.ts';
import type { Database } from '../store/postgres/database.ts';

const STORED = {
  name: 'people_stored',
  text: `SELECT string_agg(id, ' ') AS ids FROM users WHERE id = ANY (string_to_array($1, ' '))`,
};

export class Farewells {
  readonly #database: Database;
  readonly #hub: Hub;
  /** Who is here and was in the database at the last look. Who has given no name is not, and has nothing to be deleted. */
  #stored = new Set<string>();

  constructor(database: Database, hub: Hub) {
    this.#database = database;
    this.#hub = hub;
  }

  async look(): Promise<void> {
    const here = new Set([...this.#hub.all()].map(({ user }) => user));
    if (here.size === 0) return;
    const row = await this.#database.one(STORED, [[...here].join(' ')]);
    const before = this.#stored;
    this.#stored = new Set(String(row?.ids ?? '').split(' '));
    for (const user of before) if (here.has(user) && !this.#stored.has(user)) sayFarewell(this.#hub, user);
  }
}
