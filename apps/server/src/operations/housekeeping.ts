import type { Lobbies } from '../lobby/index.ts';
import type { LobbyService } from '../lobby-service/index.ts';
import { DAILY_MS, FINISHED_MS, type Logger, PERSON_MS, REPORT_MS, SHARED_MS } from '../runtime/index.ts';
import { type People, type ServerTableStore, StoreUnavailable } from '../store/index.ts';
import type { Games, TableHost } from '../tables/index.ts';

const SWEEP_MS = 5_000;
const HOUR_MS = 3_600_000;
const RETIRE_MS = 60_000;
/** After a start everybody gets this long to come back before the tables hear who is missing. */
const RETURN_MS = 10_000;

export interface House {
  readonly lobbyService: LobbyService;
  readonly tables: TableHost;
  readonly store: ServerTableStore;
  readonly people: People;
  readonly lobbies: Lobbies;
  readonly games: Games;
  readonly log: Logger;
  /** The clock of all deadlines. */
  readonly now: () => number;
}

export interface Housekeeping {
  /** Everything that is due by this time. It happens by itself every few seconds or minutes; tests bring a time of their own. */
  readonly tidyUp: (now: number) => Promise<void>;
  readonly stop: () => void;
}

export function keepHouse({ lobbyService, tables, store, people, lobbies, games, log, now }: House): Housekeeping {
  const failed = (error: unknown): void => {
    if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'housekeeping failed');
  };
  const sweep = async (at: number): Promise<void> => {
    tables.unloadIdle(at);
    await lobbyService.sweep(at);
  };
  const retire = async (at: number): Promise<void> => {
    await store.archiveOver(at - FINISHED_MS);
    await lobbyService.closeExpired(at);
    await people.forgetUnseen(at - PERSON_MS);
    await people.forgetModeration({ reportsBefore: at - REPORT_MS, now: at });
    await people.forgetShared(at - SHARED_MS);
    await people.forgetDaily(new Date(at - DAILY_MS).toISOString().slice(0, 10));
  };
  const sweeping = setInterval(() => void sweep(now()).catch(failed), SWEEP_MS);
  const retiring = setInterval(() => void retire(now()).catch(failed), RETIRE_MS);
  const waking = setInterval(() => {
    if (!lobbies.isShared) tables.wakeFromStore().catch(failed);
  }, HOUR_MS);
  const returning = setTimeout(() => {
    noteAllAbsent(lobbies, games).catch(failed);
  }, RETURN_MS);
  for (const timer of [sweeping, retiring, waking]) timer.unref();
  returning.unref();
  return {
    tidyUp: async (at) => {
      await sweep(at);
      await retire(at);
    },
    stop: () => {
      for (const timer of [sweeping, retiring, waking]) clearInterval(timer);
      clearTimeout(returning);
    },
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
