/**
 * Which process owns a table: runs its timers and its computer players. The owner is written into the table's row (column
 * `tended_by`) with every entry, and stays the same while that process lives, so that no timer fires and no bot thinks twice.
 * What keeps a table right is the unique (table, seq) of the log alone; ownership only saves work, so a moment with two owners,
 * or none, harms nobody.
 */

import type { Table } from '@illuminice/table';
import type { Database, PostgresTableStore } from '../postgres/index.ts';
import type { Nodes } from './nodes.ts';
import type { OwnedBots } from './owned-bots.ts';

/** Computer players are given this long at most, so a table that waits for one has a deadline before that. */
const SOON_MS = 20_000;
const MOST_AT_ONCE = 100;
const LOOK_EVERY = 3;

const TAKE_OPEN = {
  name: 'take_open_tables',
  text: `UPDATE tables SET tended_by = $1 WHERE id IN (
      SELECT id FROM tables WHERE id = ANY ($2) AND (tended_by IS NULL OR tended_by <> ALL ($3))
      ORDER BY id FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};
const TAKE_DUE = {
  name: 'take_due_tables',
  text: `UPDATE tables SET tended_by = $1 WHERE id IN (
      SELECT id FROM tables WHERE (tended_by IS NULL OR tended_by = ANY ($2)) AND deadline < now_ms() + ${SOON_MS}
      ORDER BY deadline LIMIT ${MOST_AT_ONCE} FOR UPDATE SKIP LOCKED)
    RETURNING id`,
};
const NEWS = {
  name: 'tables_with_news',
  text: `SELECT t.id, t.seq, t.tended_by FROM
    unnest(string_to_array($1, ' '), string_to_array($2, ' ')::INTEGER[], string_to_array($3, ' ', '')) AS k (id, seq, owner)
    JOIN tables t ON t.id = k.id WHERE t.seq > k.seq OR t.tended_by IS DISTINCT FROM k.owner`,
};

export interface TableOwnershipServices {
  readonly database: Database;
  readonly nodes: Nodes;
  readonly store: PostgresTableStore;
  readonly bots: OwnedBots;
  readonly owns: (table: string) => boolean;
  /** Tables in the memory of this process. */
  readonly open: () => readonly Table[];
  readonly load: (table: string) => Promise<Table | undefined>;
  /** From now on this process owns it. */
  readonly onTaken: (table: string) => void;
}

export class TableOwnership {
  readonly #services: TableOwnershipServices;
  #beats = 0;

  constructor(services: TableOwnershipServices) {
    this.#services = services;
  }

  /** Tables of processes that are gone: those open here, and those that are due whether or not anybody has them open. */
  async takeOver(): Promise<void> {
    const { database, nodes, store, open } = this.#services;
    const orphans = open().filter(({ id }) => !nodes.isAlive(store.ownerOf(id)));
    const alive = [nodes.id, ...nodes.others];
    if (orphans.length > 0) {
      const ids = orphans.map(({ id }) => id);
      for (const row of await database.query(TAKE_OPEN, [nodes.id, ids, alive])) await this.#take(String(row.id));
    }
    // Without a death only tables that were let go can be without anybody: no need to look at every beat.
    if (nodes.dead.length === 0 && this.#beats++ % LOOK_EVERY !== 0) return;
    for (const row of await database.query(TAKE_DUE, [nodes.id, nodes.dead])) await this.#take(String(row.id));
  }

  /** Entries we got no message about, and tables another process owns now. */
  async catchUp(): Promise<void> {
    const { database, store, open } = this.#services;
    const tables = open();
    if (tables.length === 0) return;
    const byId = new Map(tables.map((table) => [table.id, table]));
    const rows = await database.query(NEWS, [
      tables.map(({ id }) => id).join(' '),
      tables.map(({ seq }) => seq).join(' '),
      tables.map(({ id }) => store.ownerOf(id) ?? '').join(' '),
    ]);
    for (const { id, seq, tended_by } of rows) {
      const table = byId.get(String(id));
      const wasOurs = this.#services.owns(String(id));
      if (typeof tended_by === 'string') store.setOwner(String(id), tended_by);
      else store.forget(String(id));
      if (table === undefined) continue;
      if (Number(seq) > table.seq) await table.readOn();
      // Ours without our noticing: its timer has to be started.
      if (!wasOurs && this.#services.owns(table.id)) await this.#wake(table);
    }
  }

  /** It leaves the memory of this process: whoever needs it next owns it. */
  async release(table: string): Promise<void> {
    const { database, nodes, store, bots } = this.#services;
    bots.forget(table);
    if (!this.#services.owns(table)) return store.forget(table);
    store.forget(table);
    await database.query('UPDATE tables SET tended_by = NULL WHERE id = $1 AND tended_by = $2', [table, nodes.id]);
  }

  async #take(id: string): Promise<void> {
    const { store, nodes, load, onTaken } = this.#services;
    const table = await load(id);
    if (table === undefined) return;
    store.setOwner(id, nodes.id);
    // The process that died may have written entries that it published to nobody.
    await table.readOn();
    await this.#wake(table);
    onTaken(id);
  }

  async #wake(table: Table): Promise<void> {
    this.#services.bots.takeOver(table.id);
    await table.timerFired();
  }
}
