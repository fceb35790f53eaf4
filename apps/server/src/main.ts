/** Wires the server together. Nothing else does. */

import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { BotPort, TableSettings } from '@illuminice/table';
import { BotPool } from './bots/bot-pool.ts';
import { Chat } from './chat/chat.ts';
import { type Config, ConfigError } from './config.ts';
import { newApp } from './http/app.ts';
import { type Logger, newLogger } from './http/logging.ts';
import { LocalLobbies } from './lobby/local-lobbies.ts';
import { LocalPresence } from './lobby/presence.ts';
import { Rooms } from './lobby/rooms.ts';
import type { Services } from './messages/context.ts';
import { receive } from './messages/receive.ts';
import { keepHouse } from './operations/housekeeping.ts';
import { newMetrics } from './operations/metrics.ts';
import { saveDump } from './operations/save-dump.ts';
import { Sessions } from './session/session-cookie.ts';
import { signingKey } from './session/signing-key.ts';
import { Users } from './session/users.ts';
import { Gateway } from './sockets/gateway.ts';
import { startHeartbeat } from './sockets/heartbeat.ts';
import { Hub, tell } from './sockets/hub.ts';
import { RateLimits } from './sockets/rate-limits.ts';
import { GroupCommit } from './store/group-commit.ts';
import { endsGame } from './store/is-game-over.ts';
import { openForReading } from './store/open-database.ts';
import { PeopleStore } from './store/people-store.ts';
import { TableStore } from './store/table-store.ts';
import { freezesGame, Games } from './tables/games.ts';
import { TableHost } from './tables/table-host.ts';

export interface ServerOptions {
  readonly log?: Logger;
  /** Tests and load runs bring their own. */
  readonly bots?: BotPort;
  readonly tableSettings?: Partial<TableSettings>;
  readonly heartbeatMs?: number;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Lets every move under way reach the disk, asks the clients to come back, and stops. */
  readonly drain: () => Promise<void>;
}

const HEARTBEAT_MS = 15_000;
/** Between the goodbye and the end of the sockets: moves on the wire still arrive. */
const FAREWELL_MS = 200;

export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  mkdirSync(config.dataDir, { recursive: true });
  const log = options.log ?? newLogger(config.logLevel);
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const sessions = new Sessions({ key: signingKey(config.dataDir), https });

  const writer = new GroupCommit(config.dataDir);
  await writer.ready();
  const reader = openForReading(config.dataDir);
  const people = new PeopleStore(writer, reader);
  const tableStore = new TableStore(writer, reader);

  const hub = new Hub();
  const users = new Users(people);
  const presence = new LocalPresence(hub);
  const lobbies = new LocalLobbies(people, presence);
  lobbies.load();
  const limits = new RateLimits(config.rateLimitFactor);
  const chat = new Chat({ store: people, hub, users });
  const failed = (what: string) => (error: unknown) => log.error({ err: error }, what);
  const tableFailed = (table: string, error: unknown): void => log.error({ err: error, table }, 'a table failed');
  const games = new Games({ hub, lobbies, presence, onError: tableFailed });
  const rooms = new Rooms({ hub, lobbies, presence, chat, games, onError: failed('a room failed') });
  const ownBots = new BotPool({
    threads: config.botThreads,
    say: ({ table, seat, text }) => {
      const lobby = lobbies.byTable(table);
      if (lobby !== undefined) chat.sayAsBot(lobby, seat, text).catch(failed('a bot could not speak'));
    },
  });
  const tables = new TableHost({
    store: tableStore,
    bots: options.bots ?? ownBots,
    entropy: { seed: () => randomBytes(32).toString('hex'), id: () => randomBytes(16).toString('base64url') },
    audience: {
      viewers: (table) => games.viewers(table),
      deliver: (table, viewer, update) => games.deliver(table, viewer, update),
      committed: (table, entry) => {
        if (endsGame(entry)) {
          ownBots.forget(table);
          rooms.gameOver(table).catch(failed('a game could not be closed'));
        }
        if (!freezesGame(entry)) return;
        metrics.frozenTables.inc();
        saveDump({ tables, table, folder: join(config.dataDir, 'dumps'), log }).catch(failed('no dump'));
      },
    },
    onError: tableFailed,
    ...(options.tableSettings === undefined ? {} : { settings: options.tableSettings }),
  });
  games.connect(tables);

  const metrics = newMetrics({
    connections: () => hub.size,
    tables: () => tables.size,
    lobbies: () => lobbies.size,
    writeQueue: () => writer.queued,
  });
  const services: Services = { log, metrics, limits, hub, users, lobbies, presence, rooms, chat, games };
  const gateway = new Gateway({
    ...{ config, log, metrics, sessions, limits, hub },
    receive: (connection, frame) => receive(services, connection, frame),
    onGone: (connection) => rooms.exit(connection),
  });
  let isDraining = false;
  const app = await newApp({
    ...{ config, log, metrics, sessions, limits },
    isReady: () => !isDraining && writer.isAlive(),
  });
  app.server.on('upgrade', (request, socket, head) => {
    gateway.upgrade(request, socket, head).catch((error: unknown) => {
      log.error({ err: error }, 'an upgrade failed');
      socket.destroy();
    });
  });

  const stopHeartbeat = startHeartbeat(() => hub.all(), {
    everyMs: options.heartbeatMs ?? HEARTBEAT_MS,
    onDead: () => metrics.connectionsEnded.inc({ why: 'half open' }),
  });
  const stopHousekeeping = keepHouse({ rooms, tables, lobbies, games, log });
  const startOver = async (): Promise<void> => {
    log.warn('a backup was put back: starting over with it');
    for (const connection of [...hub.all()]) connection.close('restart');
    await tables.letGoOfAll();
    users.letGoOfAll();
    chat.letGoOfAll();
    lobbies.load();
    writer.goOn();
    await tables.wakeFromStore();
  };
  writer.onReplaced(() => void startOver().catch(failed('could not start over')));

  const url = await listen(app, config);
  await tables.wakeFromStore();
  const { port } = app.server.address() as { readonly port: number };
  log.info({ url, dataDir: config.dataDir }, 'ready');

  const drain = async (): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    gateway.drain();
    stopHousekeeping();
    tables.stop();
    for (const connection of hub.all())
      tell(connection, { type: 'bye', reason: 'draining', message: 'The server restarts; come back in a moment.' });
    await new Promise((resolve) => setTimeout(resolve, FAREWELL_MS));
    await writer.idle();
    for (const connection of [...hub.all()]) connection.close('restart');
    stopHeartbeat();
    await app.close();
    await ownBots.close();
    // The writer is the last to close: it folds the write-ahead log back into the one file.
    reader.close();
    await writer.close();
    log.info('stopped');
  };
  return { url, port, drain };
}

async function listen(app: Awaited<ReturnType<typeof newApp>>, { port, host }: Config): Promise<string> {
  try {
    return await app.listen({ port, host, listenTextResolver: () => '' });
  } catch (error) {
    const code = (error as { readonly code?: string }).code;
    if (code === 'EADDRINUSE')
      throw new ConfigError(`port ${port} is taken by another program; choose another one with PORT, e.g. PORT=8081`);
    if (code === 'EACCES') throw new ConfigError(`port ${port} needs special rights; choose one above 1023 with PORT`);
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
      throw new ConfigError(`this machine has no address "${host}"; set HOST, e.g. HOST=0.0.0.0 for every network`);
    throw error;
  }
}
