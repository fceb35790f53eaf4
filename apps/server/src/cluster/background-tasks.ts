/** What a process of a cluster does by the clock: looks for news, takes over from the dead, notes who did not come back. */

import type { LogEntry } from '@illuminice/table';
import type { Wired } from '../backend/index.ts';
import type { Database } from '../postgres/index.ts';
import type { Farewells } from './deleted-users.ts';
import type { LobbyWatch } from './lobby-watch.ts';
import type { Nodes } from './nodes.ts';
import type { Wire } from './redis-channels.ts';
import type { SharedLobbies } from './shared-lobbies.ts';
import type { SharedPresence } from './shared-presence.ts';
import type { Tending } from './table-ownership.ts';

/** Whatever nobody told us of is found within this: with Redis gone, nobody waits longer than a second. */
const NEWS_MS = 600;
/** After a process is gone its players get this long to come back before the tables hear who is missing. */
const RETURN_MS = 10_000;
const FAREWELL_MS = 3_000;
const SWEEP_MS = 10_000;
const FORGET_NODE_MS = 60_000;

export interface UpkeepServices extends Wired {
  readonly database: Database;
  readonly farewells: Farewells;
  readonly nodes: Nodes;
  readonly wire: Wire;
  readonly watch: LobbyWatch;
  readonly presence: SharedPresence;
  readonly lobbies: SharedLobbies;
  readonly tending: Tending;
  readonly onError: (error: unknown) => void;
}

export class Upkeep {
  readonly #services: UpkeepServices;
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopped = false;
  #isTakingOver = false;

  constructor(services: UpkeepServices) {
    this.#services = services;
  }

  start(): void {
    const { nodes, watch, wire, database, farewells, presence, tending, tables } = this.#services;
    nodes.onBeat(() => void this.#takeOver());
    nodes.onDeath(() => {
      this.#run(() => watch.lookAtAll());
      this.#later(RETURN_MS, () => this.#noteAllAbsent(tables.opened().map(({ id }) => id)));
    });
    // Somebody says goodbye: no need to wait for the next beat.
    wire.subscribe('nodes', (id) => {
      if (id !== nodes.id) this.#run(() => nodes.beat());
    });
    database.onReturn(() => this.#run(() => presence.announceAll()));
    this.#every(NEWS_MS, () => tending.catchUp());
    this.#every(NEWS_MS, () => watch.poll());
    this.#every(FAREWELL_MS, () => farewells.look());
    this.#every(SWEEP_MS, () => this.#sweep());
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** This process looks after the table now: its people may have been lost with the process before. */
  taken(table: string): void {
    this.#later(RETURN_MS, () => this.#noteAllAbsent([table]));
  }

  /** Another process believed that somebody left who is here with us. */
  heardLine(table: string, { facts }: LogEntry): void {
    const { games, tables } = this.#services;
    for (const fact of facts) {
      if (fact.type !== 'dropped' || ![...games.viewers(table)].includes(fact.seat)) continue;
      this.#run(async () => (await tables.open(table))?.presence(fact.seat, true));
    }
  }

  async #takeOver(): Promise<void> {
    if (this.#isTakingOver || this.#isStopped) return;
    this.#isTakingOver = true;
    try {
      await this.#services.tending.takeOver();
    } catch {
      // The database is away; the next beat tries again.
    } finally {
      this.#isTakingOver = false;
    }
  }

  async #noteAllAbsent(ids: readonly string[]): Promise<void> {
    const { tending, lobbies, games } = this.#services;
    for (const id of ids) {
      if (!tending.tends(id)) continue;
      const lobby = await lobbies.findByTable(id);
      if (lobby === undefined) await games.noteDeserted(id);
      else if (lobby.state === 'playing') await games.noteAbsent(lobby);
    }
  }

  /** Processes nothing is left of. */
  async #sweep(): Promise<void> {
    await this.#services.database.query(
      `WITH gone AS (DELETE FROM nodes WHERE alive_until < now_ms() - $1 AND NOT EXISTS (
         SELECT 1 FROM tables WHERE tended_by = nodes.id AND deadline IS NOT NULL) RETURNING id)
       DELETE FROM presence WHERE node IN (SELECT id FROM gone)`,
      [FORGET_NODE_MS],
    );
  }

  #every(ms: number, work: () => Promise<unknown>): void {
    this.#later(ms, async () => {
      try {
        await work();
      } finally {
        this.#every(ms, work);
      }
    });
  }

  #later(ms: number, work: () => Promise<unknown>): void {
    if (this.#isStopped) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#run(work);
    }, ms);
    this.#timers.add(timer);
  }

  #run(work: () => Promise<unknown>): void {
    work().catch((error: unknown) => {
      if (!this.#isStopped) this.#services.onError(error);
    });
  }
}
