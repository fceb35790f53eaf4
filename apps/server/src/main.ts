/** Constructs the server from its parts. Nothing else does. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Pack } from '@illuminice/engine';
import { type BotPort, type Entropy, promiseRecords, type TableSettings } from '@illuminice/table';
import { openEmbedded } from './backend/index.ts';
import { BotPool } from './bots/index.ts';
import { Chat } from './chat/index.ts';
import { openCluster } from './cluster/index.ts';
import { newApp } from './http/index.ts';
import { LobbyService } from './lobby-service/index.ts';
import { receive, type Services } from './messages/index.ts';
import { keepHouse, saveDump } from './operations/index.ts';
import {
  type Config,
  ConfigError,
  Health,
  type Logger,
  newLogger,
  newMetrics,
  RELEASE,
  Stretches,
} from './runtime/index.ts';
import { Sessions, Users } from './session/index.ts';
import { Gateway, Hub, LoadGuard, startHeartbeat, tell } from './sockets/index.ts';
import { endsGame, StoreUnavailable } from './store/index.ts';
import { freezesGame, Games, TableHost } from './tables/index.ts';

export interface ServerOptions {
  readonly log?: Logger;
  /** Tests and load runs bring their own. */
  readonly bots?: BotPort;
  readonly entropy?: Entropy;
  readonly tableSettings?: Partial<TableSettings>;
  /** How many times later than usual the event loop may be before strangers are turned away. */
  readonly patience?: number;
  /** The cards of another release. */
  readonly pack?: Pack;
  readonly heartbeatMs?: number;
  /** The clock of all deadlines. */
  readonly now?: () => number;
}

export interface RunningServer {
  readonly url: string;
  readonly port: number;
  /** Lets every move under way reach the disk, asks the clients to come back, and stops. */
  readonly drain: () => Promise<void>;
  /** What housekeeping would do at this time. */
  readonly tidyUp: (now: number) => Promise<void>;
}

/** A connection that broke without a close frame is noticed after two to three of these. */
const HEARTBEAT_MS = 10_000;
/** Between the `bye` message and the end of the sockets: moves on their way still arrive. */
const DRAIN_NOTICE_MS = 200;

const realEntropy: Entropy = {
  seed: () => randomBytes(32).toString('hex'),
  id: () => randomBytes(16).toString('base64url'),
};

export async function startServer(config: Config, options: ServerOptions = {}): Promise<RunningServer> {
  const log = options.log ?? newLogger(config.logLevel);
  const hub = new Hub();
  const health = new Health(log);
  const context = { config, log, hub, health, ...(options.now === undefined ? {} : { now: options.now }) };
  const backend = await (config.cluster === undefined ? openEmbedded(context) : openCluster(context, config.cluster));
  const { people, lobbies, presence, limits, store, now } = backend;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const sessions = new Sessions({ key: backend.sessionKey, https });
  const users = new Users({
    ...{ store: people, freshMs: backend.usersFreshMs },
    onChanged: backend.onUserChanged,
    onForgotten: backend.onUserForgotten,
  });
  const chat = new Chat({ store: people, hub, users, now, onSaid: backend.onSaid });
  // What is lost is told once, by its health, and not by everything that fails for it.
  const failed = (what: string) => (error: unknown) => {
    if (!(error instanceof StoreUnavailable)) log.error({ err: error }, what);
  };
  const tableFailed = (table: string, error: unknown): void => {
    if (!(error instanceof StoreUnavailable)) log.error({ err: error, table }, 'a table failed');
  };
  const games = new Games({ hub, lobbies, presence, onError: tableFailed });
  const lobbyService = new LobbyService({
    ...{ hub, lobbies, presence, chat, games },
    records: async (table) => {
      const over = await tables.open(table);
      return over ? promiseRecords(over.state) : [];
    },
    forgetTable: (table) => ownBots.forget(table),
    onError: failed('a room failed'),
  });
  const ownBots = new BotPool({
    threads: config.botThreads,
    say: ({ table, seat, remark }) => {
      lobbies
        .findByTable(table)
        .then((lobby) => lobby && chat.sayAsBot(lobby, seat, remark))
        .catch(failed('a bot could not speak'));
    },
  });
  const tables = new TableHost({
    store,
    now,
    bots: backend.botsOf(options.bots ?? ownBots),
    entropy: options.entropy ?? realEntropy,
    isWatched: (table) => games.viewers(table).length > 0,
    fanout: {
      deliverLate: (late) => games.deliverLate(late),
      publish: (published) => {
        const { table, entry } = published;
        const audience = backend.remoteViewers(table, entry);
        const messages = games.publish(published, audience ?? []);
        backend.onEntry({ table, entry, updates: audience && { audience, messages } });
        if (endsGame(entry)) {
          ownBots.forget(table);
          lobbyService.gameOver(table).catch(failed('a game could not be closed'));
        }
        if (!freezesGame(entry)) return;
        metrics.frozenTables.inc();
        saveDump({ tables, table, folder: join(config.dataDir, 'dumps'), log }).catch(failed('no dump'));
      },
    },
    onError: tableFailed,
    onUnplayable: (table, why) => {
      metrics.unplayableTables.inc();
      log.error({ table, ...why }, 'a game of another release stands still; start that release to play it on');
    },
    ...(backend.others === undefined ? {} : { others: backend.others }),
    ...(options.pack === undefined ? {} : { pack: options.pack }),
    ...(options.tableSettings === undefined ? {} : { settings: options.tableSettings }),
  });
  games.connect(tables);

  const metrics = newMetrics({
    connections: () => hub.size,
    tables: () => tables.size,
    lobbies: () => lobbies.size,
    writeQueue: backend.queued,
    health,
  });
  const refusals = new Stretches(log, metrics.refusals);
  const load = new LoadGuard(options.patience ?? config.rateLimitFactor);
  load.start();
  const services: Services = {
    log,
    now,
    metrics,
    limits,
    refusals,
    load,
    hub,
    users,
    lobbies,
    presence,
    lobbyService,
    chat,
    games,
  };
  const gateway = new Gateway({
    ...{ config, log, metrics, sessions, limits, refusals, load, hub, tickMs: backend.tickMs },
    receive: (connection, frame) => receive(services, connection, frame),
    // Whoever is asked to come back in a moment is not gone.
    onGone: (connection) => (isDraining ? undefined : lobbyService.exit(connection)),
  });
  let isDraining = false;
  const app = await newApp({
    ...{ config, log, metrics, sessions, limits, refusals, store, lobbies },
    isReady: async () => !isDraining && (await backend.isReady()),
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
  const house = keepHouse({ lobbyService, tables, store, people, lobbies, games, log, now });
  const url = await listen(app, config);
  await backend.start({ users, chat, lobbyService, games, tables });
  const { port } = app.server.address() as { readonly port: number };
  log.info({ url, dataDir: config.dataDir, ...RELEASE }, 'ready');

  const drain = async (): Promise<void> => {
    if (isDraining) return;
    isDraining = true;
    gateway.drain();
    house.stop();
    tables.stop();
    for (const connection of hub.all()) tell(connection, { type: 'bye', reason: 'draining' });
    await new Promise((resolve) => setTimeout(resolve, DRAIN_NOTICE_MS));
    await backend.idle();
    await backend.retire();
    for (const connection of [...hub.all()]) connection.close('restart');
    stopHeartbeat();
    load.stop();
    await app.close();
    await ownBots.close();
    await backend.idle();
    await backend.close();
    log.info('stopped');
  };
  return { url, port, drain, tidyUp: house.tidyUp };
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
