/** N identical processes: Postgres holds everything, Redis tells the others where to look. */

import type { Backend, BackendContext, ServerParts } from '../backend/index.ts';
import { addressHash } from '../moderation/index.ts';
import { Database, type DatabaseDriver, PostgresPeople, PostgresTableStore } from '../postgres/index.ts';
import { ConfigError, type Health } from '../runtime/index.ts';
import { disconnectDeletedUser, RateLimits } from '../sockets/index.ts';
import { StoreUnavailable } from '../store/index.ts';
import { BackgroundTasks } from './background-tasks.ts';
import { DeletedUsers } from './deleted-users.ts';
import { EntryBroadcast } from './entry-broadcast.ts';
import { LobbyWatch } from './lobby-watch.ts';
import { Nodes } from './nodes.ts';
import { OwnedBots } from './owned-bots.ts';
import { type NewRedisClient, RedisChannels } from './redis-channels.ts';
import { sharedSigningKey } from './shared-key.ts';
import { SharedLobbies } from './shared-lobbies.ts';
import { SharedPresence } from './shared-presence.ts';
import { TableOwnership } from './table-ownership.ts';

export interface ClusterAddress {
  readonly databaseUrl: string;
  readonly redisUrl: string;
  /** Simulations bring a database and a Redis of their own. */
  readonly driver?: DatabaseDriver;
  readonly newRedis?: NewRedisClient;
}

const READY_WITHIN_MS = 4_000;
/** A process of several has a part of the moves, and a round trip to the database for each few of them. */
const TICK_MS = 40;
/** Without Redis nobody says that a person was renamed, or blocked somebody, elsewhere. */
const USERS_FRESH_MS = 2_000;

export async function openCluster(
  context: BackendContext,
  { databaseUrl, redisUrl, driver, newRedis }: ClusterAddress,
): Promise<Backend> {
  const { config, log, hub, health } = context;
  const onError = (error: unknown): void => {
    // Told once, by what is lost.
    if (!(error instanceof StoreUnavailable)) log.error({ err: error }, 'following the other processes failed');
  };
  const database = new Database(databaseUrl, { onLost: (reason) => health.failed('postgres', reason), driver });
  database.onReturn(() => health.works('postgres'));
  await begin(database);
  const nodes = new Nodes(database);
  await database.patiently(() => nodes.start());
  const redis = new RedisChannels({
    ...{ url: redisUrl, newClient: newRedis, node: nodes.id },
    ...{ onTrouble: onError, onChange: noteRedis(health) },
  });
  await redis.start();
  const sessionKey = await database.patiently(() => sharedSigningKey(database));

  const store = new PostgresTableStore({ database, node: nodes.id, alive: () => nodes.others });
  const people = new PostgresPeople(database);
  const lobbies = new SharedLobbies(database, (id) => watch.changed(id));
  const watch = new LobbyWatch({
    ...{ node: nodes.id, database, people, redis, hub, lobbies, onError, now: () => nodes.now() },
    presence: () => presence,
  });
  const presence = new SharedPresence({
    ...{ database, hub, node: nodes.id, hash: addressHash(sessionKey) },
    attend: (lobby) => watch.attend(lobby),
    onChanged: (lobby) => watch.changed(lobby),
  });
  const broadcast = new EntryBroadcast({
    ...{ redis, store, node: nodes.id },
    seatsElsewhere: (table) => {
      const lobby = lobbies.byTable(table);
      return lobby === undefined ? [] : presence.seatsElsewhere(lobby.id, lobby.people);
    },
  });
  let bots: OwnedBots | undefined;
  let ownership: TableOwnership | undefined;
  let background: BackgroundTasks | undefined;
  const owns = (table: string): boolean => store.ownerOf(table) === nodes.id;

  return {
    sessionKey,
    store,
    people,
    lobbies,
    presence,
    limits: new RateLimits({
      factor: config.rateLimitFactor,
      shared: () => (redis.isWorking() ? redis.client : undefined),
    }),
    now: () => nodes.now(),
    others: {
      owns,
      opened: (table) => broadcast.listen(table),
      closed: async (table) => {
        broadcast.stop(table);
        await ownership?.release(table);
      },
    },
    botsOf: (own) => {
      bots = new OwnedBots(own, owns);
      return bots;
    },
    isReady: async () => database.isAnswering(READY_WITHIN_MS),
    queued: () => store.queued,
    onUserChanged: (user) => redis.publish('users', user),
    onUserForgotten: (user) => redis.publish('forgotten', user),
    usersFreshMs: USERS_FRESH_MS,
    tickMs: TICK_MS,
    onSaid: (message) => watch.said(message),
    remoteViewers: (table, entry) => broadcast.remoteViewers(table, entry),
    onEntry: (stored) => {
      if (broadcast.publish(stored)) return;
      background?.entryReceived(stored.table, stored.entry);
    },
    start: async (parts: ServerParts) => {
      const { tables, users, lobbyService, chat, games } = parts;
      if (bots === undefined) throw new Error('nobody thinks for the computer players');
      watch.connect(lobbyService, chat);
      broadcast.connect({
        heard: (table, entry) => tables.heard(table, entry),
        deliver: (table, made) => games.deliverPrepared(table, made),
      });
      redis.subscribe('users', (user) => users.forgetCached(user));
      redis.subscribe('forgotten', (user) => disconnectDeletedUser(hub, user));
      ownership = new TableOwnership({
        ...{ database, nodes, store, bots, owns },
        open: () => tables.opened(),
        load: (table) => tables.open(table),
        onTaken: (table) => background?.taken(table),
      });
      const deletedUsers = new DeletedUsers(database, hub);
      background = new BackgroundTasks({
        ...parts,
        database,
        deletedUsers,
        nodes,
        redis,
        watch,
        presence,
        ownership,
        owns,
        lobbies,
        onError,
      });
      background.start();
    },
    idle: () => store.idle(),
    retire: async () => {
      background?.stop();
      // Without the database the others find out by themselves.
      await nodes.leave().catch(onError);
      redis.publish('nodes', nodes.id);
    },
    close: async () => {
      background?.stop();
      nodes.stop();
      redis.close();
      await database.close();
    },
  };
}

function noteRedis(health: Health): (failure: string | undefined) => void {
  return (failure) => {
    if (failure === undefined) health.works('redis');
    else if (health.of('redis').failing === 0) health.failed('redis', failure);
  };
}

/** What is wrong with the address is no trouble of the database, and waiting does not help. */
async function begin(database: Database): Promise<void> {
  try {
    await database.start();
  } catch (error) {
    const code = String((error as { readonly code?: unknown }).code ?? '');
    // 28: not let in; 3D: no such database.
    if (/^(28|3D)/.test(code)) throw new ConfigError(`DATABASE_URL: ${error instanceof Error ? error.message : code}`);
    if (error instanceof StoreUnavailable)
      throw new ConfigError(`DATABASE_URL: nothing answers there (${error.message})`);
    throw error;
  }
}
