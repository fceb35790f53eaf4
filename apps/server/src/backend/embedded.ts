/** One process, one file: the default. Nothing has to be installed. */

import { mkdirSync } from 'node:fs';
import { LocalLobbies } from '../lobby/index.ts';
import { addressHash } from '../moderation/index.ts';
import { ConfigError, steadyClock } from '../runtime/index.ts';
import { signingKey } from '../session/index.ts';
import { LocalPresence, RateLimits } from '../sockets/index.ts';
import {
  damageIn,
  GroupCommit,
  lastClock,
  openForReading,
  ownDataFolder,
  SqlitePeople,
  SqliteTableStore,
} from '../sqlite/index.ts';
import type { Backend, BackendContext, ServerParts } from './backend.ts';

/** An answer takes one before it is decided and one or two before it leaves: up to 42 ms while the disk keeps up (decision 0011). */
const TICK_MS = 14;
/** How far a clock that is set back may lie behind what a process before has written: no further. */
const NOTE_CLOCK_MS = 15_000;

export async function openEmbedded(context: BackendContext): Promise<Backend> {
  const { config, log, hub, health, now: givenNow, startWriter } = context;
  const owner = takeDataFolder(config.dataDir);
  const sessionKey = signingKey(config.dataDir);
  const now = givenNow ?? steadyClock({ notBefore: lastClock(config.dataDir), tickMs: TICK_MS });
  const writer = new GroupCommit(config.dataDir, { now, ...(startWriter && { startWriter }) });
  const noting = setInterval(() => void writer.canWrite(), NOTE_CLOCK_MS);
  noting.unref();
  writer.onOutcome((failure) => (failure === undefined ? health.works('disk') : health.failed('disk', failure)));
  await writer.ready();
  const reader = openForReading(config.dataDir);
  const people = new SqlitePeople(writer, reader);
  const presence = new LocalPresence(hub, addressHash(sessionKey));
  const lobbies = new LocalLobbies(people, presence);
  lobbies.load();

  const startOver = async ({ tables, users, chat }: ServerParts): Promise<void> => {
    log.warn('a backup was put back: starting over with it');
    for (const connection of [...hub.all()]) connection.close('restart');
    await tables.unloadAll();
    users.forgetAllCached();
    chat.forgetAll();
    lobbies.load();
    writer.acceptReplacement();
    await tables.wakeFromStore();
  };

  return {
    sessionKey,
    store: new SqliteTableStore(writer, reader),
    people,
    lobbies,
    presence,
    limits: new RateLimits({ factor: config.rateLimitFactor }),
    now,
    ...(givenNow === undefined ? { clockTickMs: TICK_MS } : {}),
    botsOf: (bots) => bots,
    isReady: () => writer.canWrite(),
    queued: () => writer.queued,
    onUserChanged: () => undefined,
    onUserForgotten: () => undefined,
    usersFreshMs: Number.POSITIVE_INFINITY,
    tickMs: TICK_MS,
    onSaid: () => undefined,
    remoteViewers: () => undefined,
    onEntry: () => undefined,
    start: async (parts) => {
      writer.onReplaced(() => {
        startOver(parts).catch((error: unknown) => log.error({ err: error }, 'could not start over'));
      });
      await parts.tables.wakeFromStore();
    },
    idle: () => writer.idle(),
    retire: async () => undefined,
    close: async () => {
      // The writer is the last to close: it folds the write-ahead log back into the one file.
      clearInterval(noting);
      reader.close();
      await writer.close();
      owner.release();
    },
  };
}

/** Two processes would overwrite each other's lobbies; a damaged file would lose games without a word. */
function takeDataFolder(dataDir: string): { readonly release: () => void } {
  let owner: ReturnType<typeof ownDataFolder>;
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    owner = ownDataFolder(dataDir);
  } catch (error) {
    throw new ConfigError(`cannot write to ${dataDir} (DATA_DIR): ${error instanceof Error ? error.message : error}`);
  }
  if (owner === undefined)
    throw new ConfigError(`${dataDir} (DATA_DIR) belongs to another process that is running; stop it first`);
  const damage = damageIn(dataDir);
  if (damage === undefined) return owner;
  owner.release();
  throw new ConfigError(
    `${damage}\nPut the last backup back: illuminice restore <file>. The damaged file is kept beside it.`,
  );
}
