import type { Logger } from '../http/logging.ts';
import type { Lobbies } from '../lobby/lobbies.ts';
import type { Rooms } from '../lobby/rooms.ts';
import type { ServerTableStore } from '../store/server-table-store.ts';
import type { Games } from '../tables/games.ts';
import type { TableHost } from '../tables/table-host.ts';

const SWEEP_MS = 5_000;
const HOUR_MS = 3_600_000;
/** A finished game is looked at for a day, then its log is put away. */
const ARCHIVE_AFTER_MS = 24 * HOUR_MS;
const ARCHIVE_MS = 60_000;
/** After a start everybody gets this long to come back before the tables hear who is missing. */
const RETURN_MS = 10_000;

export interface House {
  readonly rooms: Rooms;
  readonly tables: TableHost;
  readonly store: ServerTableStore;
  readonly lobbies: Lobbies;
  readonly games: Games;
  readonly log: Logger;
}

export function keepHouse({ rooms, tables, store, lobbies, games, log }: House): () => void {
  const failed = (error: unknown): void => log.error({ err: error }, 'housekeeping failed');
  const sweeping = setInterval(() => {
    tables.letGoOfIdle(Date.now());
    rooms.sweep(Date.now()).catch(failed);
  }, SWEEP_MS);
  const archiving = setInterval(() => {
    store.archiveOver(Date.now() - ARCHIVE_AFTER_MS).catch(failed);
  }, ARCHIVE_MS);
  const waking = setInterval(() => {
    if (!lobbies.isShared) tables.wakeFromStore().catch(failed);
  }, HOUR_MS);
  const returning = setTimeout(() => {
    noteAllAbsent(lobbies, games).catch(failed);
  }, RETURN_MS);
  for (const timer of [sweeping, archiving, waking]) timer.unref();
  returning.unref();
  return () => {
    for (const timer of [sweeping, archiving, waking]) clearInterval(timer);
    clearTimeout(returning);
  };
}

/** One table after the other: a start with thousands of games must not stall those who are back already. */
async function noteAllAbsent(lobbies: Lobbies, games: Games): Promise<void> {
  for (const lobby of [...lobbies.known()]) {
    if (lobby.state !== 'playing') continue;
    await games.noteAbsent(lobby);
    await new Promise((resolve) => setImmediate(resolve));
  }
}
