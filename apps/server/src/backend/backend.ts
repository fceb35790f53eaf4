/** What the server stands on: one process with a file, or many with a database between them. Everything else is the same. */

import type { BotPort, LogEntry, TableViewer } from '@illuminice/table';
import type { Chat } from '../chat/index.ts';
import type { Lobbies, Presence } from '../lobby/index.ts';
import type { Rooms } from '../lobby-service/index.ts';
import type { Config, Logger } from '../runtime/index.ts';
import type { Users } from '../session/index.ts';
import type { Hub, RateLimits } from '../sockets/index.ts';
import type { ChatLine, People, ServerTableStore } from '../store/index.ts';
import type { Games, OtherProcesses, TableHost } from '../tables/index.ts';

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
