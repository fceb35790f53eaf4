/** N identical processes: Postgres holds everything, Redis tells the others where to look. */

import type { Foundation, Ground, Wired } from '../backend/index.ts';
import { Database, PostgresPeople, PostgresTableStore } from '../postgres/index.ts';
import { RateLimits, sayFarewell } from '../sockets/index.ts';
import { Upkeep } from './background-tasks.ts';
import { Farewells } from './deleted-users.ts';
import { TableWire } from './entry-broadcast.ts';
import { LobbyWatch } from './lobby-watch.ts';
import { Nodes } from './nodes.ts';
import { TendedBots } from './owned-bots.ts';
import { Wire } from './redis-channels.ts';
import { sharedSigningKey } from './shared-key.ts';
import { SharedLobbies } from './shared-lobbies.ts';
import { SharedPresence } from './shared-presence.ts';
import { Tending } from './table-ownership.ts';

export interface ClusterAddress {
  readonly databaseUrl: string;
  readonly redisUrl: string;
}

const READY_WITHIN_MS = 4_000;
/** A process of several has a part of the moves, and a round trip to the database for each few of them. */
const TICK_MS = 40;
/** Without Redis nobody says that a person was renamed, or blocked somebody, elsewhere. */
const USERS_FRESH_MS = 2_000;

export async function openCluster(ground: Ground, { databaseUrl, redisUrl }: ClusterAddress): Promise<Foundation> {
  const { config, log, hub } = ground;
  const onError = (error: unknown): void => log.error({ err: error }, 'following the other processes failed');
  const database = new Database(databaseUrl);
  await database.start();
  const nodes = new Nodes(database);
  await database.patiently(() => nodes.start());
  const wire = new Wire({ url: redisUrl, node: nodes.id, onTrouble: onError });
  await wire.start();
  if (!wire.isWorking()) log.warn('Redis does not answer: going on without it, a little slower');
  const sessionKey = await database.patiently(() => sharedSigningKey(database));

  const store = new PostgresTableStore({ database, node: nodes.id, alive: () => nodes.others });
  const people = new PostgresPeople(database);
  const lobbies = new SharedLobbies(database, (id) => watch.changed(id));
  const watch = new LobbyWatch({
    ...{ node: nodes.id, database, people, wire, hub, lobbies, onError, now: () => nodes.now() },
    presence: () => presence,
  });
  const presence = new SharedPresence({
    ...{ database, hub, node: nodes.id },
    attend: (lobby) => watch.attend(lobby),
    onChanged: (lobby) => watch.changed(lobby),
  });
  const tableWire = new TableWire({
    ...{ wire, store, node: nodes.id },
    seatsElsewhere: (table) => {
      const lobby = lobbies.byTable(table);
      return lobby === undefined ? [] : presence.seatsElsewhere(lobby.id, lobby.people);
    },
  });
  let bots: TendedBots | undefined;
  let tending: Tending | undefined;
  let upkeep: Upkeep | undefined;
  const tends = (table: string): boolean => store.tenderOf(table) === nodes.id;

  return {
    sessionKey,
    store,
    people,
    lobbies,
    presence,
    limits: new RateLimits({
      factor: config.rateLimitFactor,
      shared: () => (wire.isWorking() ? wire.client : undefined),
    }),
    now: () => nodes.now(),
    others: {
      now: () => nodes.now(),
      tends,
      opened: (table) => tableWire.listen(table),
      letGo: async (table) => {
        tableWire.stop(table);
        await tending?.release(table);
      },
    },
    botsOf: (own) => {
      bots = new TendedBots(own, tends);
      return bots;
    },
    isReady: () => database.isAnswering(READY_WITHIN_MS),
    queued: () => store.queued,
    onUserChanged: (user) => wire.publish('users', user),
    onUserForgotten: (user) => wire.publish('forgotten', user),
    usersFreshMs: USERS_FRESH_MS,
    tickMs: TICK_MS,
    onSaid: (line) => watch.said(line),
    alsoTold: (table, entry) => tableWire.alsoTold(table, entry),
    onWords: (viewer, words) => tableWire.made(viewer, words),
    onLine: (table, entry) => {
      if (tableWire.tell(table, entry)) return;
      upkeep?.heardLine(table, entry);
    },
    start: async (wired: Wired) => {
      const { tables, users, rooms, chat, games } = wired;
      if (bots === undefined) throw new Error('nobody thinks for the computer players');
      watch.connect(rooms, chat);
      tableWire.connect({
        heard: (table, line) => tables.heard(table, line),
        deliver: (table, made) => games.deliverMade(table, made),
      });
      wire.subscribe('users', (user) => users.letGo(user));
      wire.subscribe('forgotten', (user) => sayFarewell(hub, user));
      tending = new Tending({
        ...{ database, nodes, store, bots },
        open: () => tables.opened(),
        load: (table) => tables.open(table),
        onTaken: (table) => upkeep?.taken(table),
      });
      const farewells = new Farewells(database, hub);
      upkeep = new Upkeep({ ...wired, database, farewells, nodes, wire, watch, presence, tending, lobbies, onError });
      upkeep.start();
    },
    idle: () => store.idle(),
    retire: async () => {
      upkeep?.stop();
      // Without the database the others find out by themselves.
      await nodes.leave().catch(onError);
      wire.publish('nodes', nodes.id);
    },
    close: async () => {
      upkeep?.stop();
      nodes.stop();
      wire.close();
      await database.close();
    },
  };
}
