import type { Logger } from '../http/logging.ts';
import type { Lobbies } from '../lobby/lobbies.ts';
import type { Rooms } from '../lobby/rooms.ts';
import type { Games } from '../tables/games.ts';
import type { TableHost } from '../tables/table-host.ts';

const SWEEP_MS = 5_000;
/** After a start everybody gets this long to come back before the tables hear who is missing. */
const RETURN_MS = 10_000;

export interface House {
  readonly rooms: Rooms;
  readonly tables: TableHost;
  readonly lobbies: Lobbies;
  readonly games: Games;
  readonly log: Logger;
}

export function keepHouse({ rooms, tables, lobbies, games, log }: House): () => void {
  const failed = (error: unknown): void => log.error({ err: error }, 'housekeeping failed');
  const sweeping = setInterval(() => {
    tables.letGoOfIdle(Date.now());
    rooms.sweep(Date.now()).catch(failed);
  }, SWEEP_MS);
  const returning = setTimeout(() => {
    noteAllAbsent(lobbies, games).catch(failed);
  }, RETURN_MS);
  sweeping.unref();
  returning.unref();
  return () => {
    clearInterval(sweeping);
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
