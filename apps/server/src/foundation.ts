/** What the server stands on: one process with a file, or many with a database between them. Everything else is the same. */

import type { BotPort, LogEntry, TableViewer } from '@illuminice/table';
import type { Chat } from './chat/chat.ts';
import type { Config } from './config.ts';
import type { Logger } from './http/logging.ts';
import type { Lobbies } from './lobby/lobbies.ts';
import type { Presence } from './lobby/presence.ts';
import type { Rooms } from './lobby/rooms.ts';
import type { Users } from './session/users.ts';
import type { Hub } from './sockets/hub.ts';
import type { RateLimits } from './sockets/rate-limits.ts';
import type { ChatLine, People } from './store/people.ts';
import type { ServerTableStore } from './store/server-table-store.ts';
import type { Games } from './tables/games.ts';
import type { OtherProcesses, TableHost } from './tables/table-host.ts';

export interface Ground {
  readonly config: Config;
  readonly log: Logger;
  readonly hub: Hub;
}

/** The rest of the server, once it is put together. */
export interface Wired {
  readonly users: Users;
  readonly chat: Chat;
  readonly rooms: Rooms;
  readonly games: Games;
  readonly tables: TableHost;
}

export interface Foundation {
  readonly sessionKey: Uint8Array;
  readonly store: ServerTableStore;
  readonly people: People;
  readonly lobbies: Lobbies;
  readonly presence: Presence;
  readonly limits: RateLimits;
  readonly now: () => number;
  /** Only where there are others. */
  readonly others?: OtherProcesses;
  readonly botsOf: (bots: BotPort) => BotPort;
  readonly isReady: () => boolean;
  /** Writes that are not on disk yet. */
  readonly queued: () => number;
  readonly onUserChanged: (user: string) => void;
  /** For telling other processes. */
  readonly onUserForgotten: (user: string) => void;
  /** How often what people at the tables sent is taken. */
  readonly tickMs: number;
  /** How long what is remembered of a person is believed. */
  readonly usersFreshMs: number;
  readonly onSaid: (line: ChatLine) => void;
  /** Who looks on through other processes and is told of this line by what is made of it here. */
  readonly alsoTold?: (table: string, entry: LogEntry) => readonly TableViewer[];
  /** Made for one viewer of the line under way, wherever he is. */
  readonly onWords?: (viewer: TableViewer, words: string) => void;
  /** A line was stored and folded here, whoever wrote it. */
  readonly onLine: (table: string, entry: LogEntry) => void;
  /** The clocks run from here on. */
  readonly start: (wired: Wired) => Promise<void>;
  /** Everything written so far is on disk. */
  readonly idle: () => Promise<void>;
  /** Nothing new is begun; others take over. */
  readonly retire: () => Promise<void>;
  readonly close: () => Promise<void>;
}
