/** What must hold between the processes of a cluster while it runs: nobody's table has two owners for long, and none is forgotten. */

import type { Fleet } from './fleet.ts';
import type { SharedDatabase } from './shared-database.ts';
import { Violation, type World } from './world.ts';

/** Two looks into the database (600 ms each), a beat, and the ways between them. */
const TWO_OWNERS_MS = 6_000;
/** A lease, a look for tables that nobody has, and what a computer player is given. */
const OVERDUE_MS = 30_000;
const LOOK_MS = 2_000;

export interface Watched {
  readonly world: World;
  readonly fleet: Fleet;
  readonly database: SharedDatabase;
}

export class OwnerWatch {
  readonly #watched: Watched;
  readonly #since = new Map<string, number>();

  constructor(watched: Watched) {
    this.#watched = watched;
    this.#look();
  }

  #look(): void {
    const { world, database } = this.#watched;
    const look = async (): Promise<void> => {
      this.#countOwners();
      await this.#findOverdue();
      this.#look();
    };
    world.later(LOOK_MS, look, database.owner);
  }

  #isWellFor(ms: number): boolean {
    const { world, fleet, database } = this.#watched;
    return world.now - Math.max(fleet.wellSince, database.wellSince) > ms;
  }

  #countOwners(): void {
    const { world, fleet } = this.#watched;
    if (!this.#isWellFor(TWO_OWNERS_MS)) return this.#since.clear();
    const owners = new Map<string, number>();
    for (const process of fleet.up)
      for (const table of process.ownedTables) owners.set(table, (owners.get(table) ?? 0) + 1);
    for (const [table, count] of owners) {
      if (count < 2) this.#since.delete(table);
      else if (!this.#since.has(table)) this.#since.set(table, world.now);
      else if (world.now - (this.#since.get(table) ?? 0) > TWO_OWNERS_MS)
        throw new Violation(`${count} processes believe that they own ${table}, for ${TWO_OWNERS_MS} ms and more`);
    }
  }

  async #findOverdue(): Promise<void> {
    const { fleet, database } = this.#watched;
    if (!this.#isWellFor(OVERDUE_MS)) return;
    const overdue = await database.look(
      `SELECT id, tended_by, now_ms() - deadline AS late FROM tables WHERE deadline < now_ms() - ${OVERDUE_MS}`,
    );
    // Begun by a release that not every process has yet.
    for (const { id, tended_by, late } of overdue)
      if (!fleet.up.some((process) => process.isUnplayable(String(id))))
        throw new Violation(`${id} has waited ${late} ms for its owner ${tended_by}`);
  }
}
