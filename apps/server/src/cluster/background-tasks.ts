/** What a process of a cluster does regularly: polls for news, takes over from processes that died, notes who did not come back. */

import type { LogEntry } from '@illuminice/table';
import type { ServerParts } from '../backend/index.ts';
import type { Database } from '../postgres/index.ts';
import type { DeletedUsers } from './deleted-users.ts';
import type { LobbyWatch } from './lobby-watch.ts';
import type { Nodes } from './nodes.ts';
import type { RedisChannels } from './redis-channels.ts';
import type { SharedLobbies } from './shared-lobbies.ts';
import type { SharedPresence } from './shared-presence.ts';
import type { TableOwnership } from './table-ownership.ts';

/** Whatever no message came about is found within this: with Redis gone, nobody waits longer than a second. */
const NEWS_MS = 600;
/** After a process is gone its players get this long to come back before the tables hear who is missing. */
const RETURN_MS = 10_000;
const DELETED_USERS_MS = 3_000;
const SWEEP_MS = 10_000;
const FORGET_NODE_MS = 60_000;

export interface BackgroundTaskServices extends ServerParts {
  readonly database: Database;
  readonly deletedUsers: DeletedUsers;
  readonly nodes: Nodes;
  readonly redis: RedisChannels;
  readonly watch: LobbyWatch;
  readonly presence: SharedPresence;
  readonly lobbies: SharedLobbies;
  readonly ownership: TableOwnership;
  readonly owns: (table: string) => boolean;
  readonly onError: (error: unknown) => void;
}

export class BackgroundTasks {
  readonly #services: BackgroundTaskServices;
  readonly #timers = new Set<NodeJS.Timeout>();
  #isStopped = false;
  #isTakingOver = false;

  constructor(services: BackgroundTaskServices) {
    this.#services = services;
  }

  start(): void {
    const { nodes, watch, redis, database, deletedUsers, presence, ownership, tables } = this.#services;
    nodes.onBeat(() => void this.#takeOver());
    nodes.onDeath(() => {
      this.#run(() => watch.lookAtAll());
      this.#later(RETURN_MS, () => this.#noteAllAbsent(tables.opened().map(({ id }) => id)));
    });
    // Somebody says goodbye: no need to wait for the next beat.
    redis.subscribe('nodes', (id) => {
      if (id !== nodes.id) this.#run(() => nodes.beat());
    });
    database.onReturn(() => this.#run(() => presence.announceAll()));
    this.#every(NEWS_MS, () => ownership.catchUp());
    this.#every(NEWS_MS, () => watch.poll());
    this.#every(DELETED_USERS_MS, () => deletedUsers.check());
    this.#every(SWEEP_MS, () => this.#sweep());
  }

  stop(): void {
    this.#isStopped = true;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
  }

  /** This process owns the table now: its people may have lost their connections with the process before. */
  taken(table: string): void {
    this.#later(RETURN_MS, () => this.#noteAllAbsent([table]));
  }

  /** Another process believed that somebody left who is here with us. */
  entryReceived(table: string, { facts }: LogEntry): void {
    const { games, tables } = this.#services;
    for (const fact of facts) {
      if (fact.type !== 'dropped' || ![...games.viewers(table)].includes(fact.seat)) continue;
      this.#run(async () => (await tables.open(table))?.connected(fact.seat));
    }
  }

  async #takeOver(): Promise<void> {
    if (this.#isTakingOver || this.#isStopped) return;
    this.#isTakingOver = true;
    try {
      await this.#services.ownership.takeOver();
    } catch {
      // The database is away; the next beat tries again.
    } finally {
      this.#isTakingOver = false;
    }
  }

  async #noteAllAbsent(ids: readonly string[]): Promise<void> {
    const { owns, lobbies, games } = this.#services;
    for (const id of ids) {
      if (!owns(id)) continue;
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
