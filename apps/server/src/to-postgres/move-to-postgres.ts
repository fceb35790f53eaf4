/**
 * From the one file of a data folder to the Postgres of several processes: people, lobbies, talk, reports, every game with its log, its
 * deadline and its snapshots, and the key that signs sessions, so that everybody comes back to their seat (V-26). All of it or nothing.
 */

import { existsSync, renameSync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import type { ClientBase } from 'pg';
import { Database } from '../postgres/index.ts';
import { ConfigError } from '../runtime/index.ts';
import { signingKey } from '../session/index.ts';
import { databaseFile, openSettled, ownDataFolder } from '../sqlite/index.ts';
import { copyGames } from './copy-games.ts';
import { copyPeople } from './copy-people.ts';

export interface MoveOrder {
  readonly dataDir: string;
  readonly databaseUrl: string;
}

export interface Moved {
  readonly people: number;
  readonly lobbies: number;
  readonly games: number;
  readonly archived: number;
  /** The file as it was; nobody starts on it by mistake. */
  readonly keptAs: string;
}

export async function moveToPostgres({ dataDir, databaseUrl }: MoveOrder): Promise<Moved> {
  const file = databaseFile(dataDir);
  if (!existsSync(file)) throw new ConfigError(`there is no database in ${dataDir} (DATA_DIR)`);
  const owner = ownDataFolder(dataDir);
  if (owner === undefined) throw new ConfigError(`a server is running on ${dataDir} (DATA_DIR); stop it first`);
  const database = new Database(databaseUrl);
  try {
    await database.start();
    const source = openSettled(dataDir);
    const counts = await database
      .transaction(async (target) => {
        await refuseUnlessEmpty(target);
        await keepKeyAndClock(target, { dataDir, source });
        return { ...(await copyPeople(source, target)), ...(await copyGames(source, target)) };
      })
      .finally(() => source.close());
    const keptAs = `${file}.moved`;
    renameSync(file, keptAs);
    return { ...counts, keptAs };
  } finally {
    owner.release();
    await database.close();
  }
}

/** What is there would be mixed with what comes, and processes that run have a key of their own in memory. */
async function refuseUnlessEmpty(target: ClientBase): Promise<void> {
  const { rows } = await target.query(
    `SELECT EXISTS (SELECT 1 FROM nodes WHERE alive_until > now_ms()) AS running,
       EXISTS (SELECT 1 FROM tables) OR EXISTS (SELECT 1 FROM lobbies) OR EXISTS (SELECT 1 FROM users) AS used`,
  );
  if (rows[0]?.running === true) throw new ConfigError('a server is running on DATABASE_URL; stop it first');
  if (rows[0]?.used === true) throw new ConfigError('the database of DATABASE_URL holds games or people already');
}

interface Origin {
  readonly dataDir: string;
  readonly source: DatabaseSync;
}

async function keepKeyAndClock(target: ClientBase, { dataDir, source }: Origin): Promise<void> {
  const key = Buffer.from(signingKey(dataDir)).toString('hex');
  const putKey = `INSERT INTO meta (key, value) VALUES ('session key', $1)
    ON CONFLICT (key) DO UPDATE SET value = excluded.value`;
  await target.query(putKey, [key]);
  const clock = source.prepare("SELECT value FROM meta WHERE key = 'clock'").get()?.value ?? 0;
  // As a process that was heard of then: no clock starts before what the games have seen.
  await target.query("INSERT INTO nodes (id, alive_until, heard_at) VALUES ('moved', 0, $1)", [Number(clock)]);
}
