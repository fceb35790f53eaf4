/** Constructs the server from its parts, without the port it listens on: simulations bring sockets of their own. Nothing else does. */

import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import type { Pack } from '@illuminice/engine';
import { type BotPort, type Entropy, promiseRecords, type TableSettings } from '@illuminice/table';
import type { Backend, ServerParts } from './backend/index.ts';
import { BotPool, botReplies } from './bots/index.ts';
import { Chat } from './chat/index.ts';
import type { AppServices } from './http/index.ts';
import { LobbyService } from './lobby-service/index.ts';
import { receive, type Services } from './messages/index.ts';
import { addressHash, Sanctions } from './moderation/index.ts';
import { keepHouse, saveDump } from './operations/index.ts';
import { DrawQueue } from './picture/index.ts';
import { type Config, type Health, type Logger, type Metrics, newMetrics, ThrottledWarnings } from './runtime/index.ts';
import { Sessions, Users } from './session/index.ts';
import { Gateway, type Hub, LoadGuard, startHeartbeat, tell } from './sockets/index.ts';
import { endsGame, type ServerTableStore, StoreUnavailable } from './store/index.ts';
import { freezesGame, Games, TableHost } from './tables/index.ts';

export interface AssembleOptions {
  /** Tests and load runs bring their own. */
  readonly bots?: BotPort;
  readonly entropy?: Entropy;
  readonly tableSettings?: Partial<TableSettings>;
  /** How many times later than usual the event loop may be before strangers are turned away; without end, nobody looks. */
  readonly patience?: number;
  /** The cards of another release, and how it reads and writes the same rows. */
  readonly pack?: Pack;
  readonly storeOf?: (store: ServerTableStore) => ServerTableStore;
  readonly heartbeatMs?: number;
}

export interface ServerDependencies {
  readonly config: Config;
  readonly log: Logger;
  readonly hub: Hub;
  readonly health: Health;
  readonly backend: Backend;
}

export interface AssembledServer {
  readonly gateway: Gateway;
  readonly metrics: Metrics;
  readonly sanctions: Sanctions;
  /** For what is answered over plain HTTP. */
  readonly pages: AppServices;
  /** For `backend.start`, once somebody can be let in. */
  readonly parts: ServerParts;
  readonly isDraining: () => boolean;
  /** What housekeeping would do at this time. */
  readonly tidyUp: (now: number) => Promise<void>;
  /** Lets every move under way reach the disk, asks the clients to come back, and stops; `closing` is waited for before the store closes. */
  readonly drain: (closing?: () => Promise<void>) => Promise<void>;
}

/** A connection that broke without a close frame is noticed after two to three of these. */
const HEARTBEAT_MS = 10_000;
/** Between the `bye` message and the end of the sockets: moves on their way still arrive. */
const DRAIN_NOTICE_MS = 200;

const realEntropy: Entropy = {
  seed: () => randomBytes(32).toString('hex'),
  id: () => randomBytes(16).toString('base64url'),
};

export function assemble(dependencies: ServerDependencies, options: AssembleOptions = {}): AssembledServer {
  const { config, log, hub, health, backend } = dependencies;
  const { people, lobbies, presence, limits, now } = backend;
  const store = options.storeOf?.(backend.store) ?? backend.store;
  const https = config.publicUrl?.startsWith('https:') ?? false;
  const sessions = new Sessions({ key: backend.sessionKey, https, path: config.sitePath });
  const users = new Users({
    ...{ store: people, freshMs: backend.usersFreshMs },
    onChanged: backend.onUserChanged,
    onForgotten: backend.onUserForgotten,
  });
  const hash = addressHash(backend.sessionKey);
  const sanctions = new Sanctions({
    ...{ store: people, hash },
    // Sessions, and so who is new, are dated by the clock on the wall.
    now: () => Date.now(),
    onError: (error) => failed('who is banned could not be read')(error),
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
    forgetTable: (table) => ownBots?.forget(table),
    onError: failed('a room failed'),
  });
  const say: ConstructorParameters<typeof BotPool>[0]['say'] = ({ table, seat, remark }) => {
    lobbies
      .findByTable(table)
      .then((lobby) => lobby && chat.sayAsBot(lobby, seat, remark))
      .catch(failed('a bot could not speak'));
  };
  const { botThreads: threads, botMillis: longestThoughtMs } = config;
  const ownBots = options.bots === undefined ? new BotPool({ threads, longestThoughtMs, say }) : undefined;
  const bots = options.bots ?? ownBots;
  if (bots === undefined) throw new Error('nobody thinks for the computer players');
  const tables = new TableHost({
    store,
    now,
    tickMs: backend.clockTickMs,
    bots: backend.botsOf(bots),
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
          ownBots?.forget(table);
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
  const refusals = new ThrottledWarnings(log, metrics.refusals);
  const patience = options.patience ?? config.rateLimitFactor;
  const load = new LoadGuard(patience);
  if (Number.isFinite(patience)) load.start();
  const replies = botReplies({
    open: (table) => tables.open(table),
    say: (lobby, seat, remark) => chat.sayAsBot(lobby, seat, remark),
    onError: failed('a bot could not answer'),
  });
  const services: Services = {
    ...{ replies, log, now, metrics, limits, refusals, load },
    ...{ hub, users, sanctions, addressHash: hash, lobbies, presence, lobbyService, chat, games },
  };
  const gateway = new Gateway({
    ...{ config, log, metrics, sessions, limits, refusals, load, hub, tickMs: backend.tickMs },
    receive: (connection, frame) => receive(services, connection, frame),
    // Whoever is asked to come back in a moment is not gone.
    onGone: (connection) => (isDraining ? undefined : lobbyService.exit(connection)),
  });
  const pictures = new DrawQueue();
  let isDraining = false;
  const stopHeartbeat = startHeartbeat(() => hub.all(), {
    everyMs: options.heartbeatMs ?? HEARTBEAT_MS,
    onDead: () => metrics.connectionsEnded.inc({ why: 'half open' }),
  });
  const house = keepHouse({ lobbyService, tables, store, people, lobbies, games, log, now });

  const drain = async (closing?: () => Promise<void>): Promise<void> => {
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
    await closing?.();
    await ownBots?.close();
    await backend.idle();
    await backend.close();
    log.info('stopped');
  };
  const parts = { users, chat, lobbyService, games, tables };
  const pages: AppServices = {
    ...{
      config,
      log,
      metrics,
      sessions,
      limits,
      refusals,
      store,
      lobbies,
      people,
      sanctions,
      hub,
      lobbyService,
      users,
    },
    sessionKey: backend.sessionKey,
    isReady: async () => !isDraining && (await backend.isReady()),
    draw: (order) => pictures.draw(order),
  };
  return {
    ...{ gateway, metrics, sanctions, pages, parts, drain },
    isDraining: () => isDraining,
    tidyUp: house.tidyUp,
  };
}
