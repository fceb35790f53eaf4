/** Where the server keeps its data and meets other processes: one process with a file, or many on one database. Everything else is the same. */

import type { BotPort, LogEntry, TableViewer } from '@illuminice/table';
import type { Chat } from '../chat/index.ts';
import type { Lobbies, Presence } from '../lobby/index.ts';
import type { LobbyService } from '../lobby-service/index.ts';
import type { Config, Health, Logger } from '../runtime/index.ts';
import type { Users } from '../session/index.ts';
import type { Hub, RateLimits } from '../sockets/index.ts';
import type { StartWriter } from '../sqlite/index.ts';
import type { ChatMessage, People, ServerTableStore } from '../store/index.ts';
import type { Games, OtherProcesses, PreparedUpdates, TableHost } from '../tables/index.ts';

export interface BackendContext {
  readonly config: Config;
  readonly log: Logger;
  readonly hub: Hub;
  readonly health: Health;
  /** Tests bring a clock of their own. */
  readonly now?: () => number;
  /** Simulations bring a disk of their own. */
  readonly startWriter?: StartWriter;
}

/** The rest of the server, once it has been constructed. */
export interface ServerParts {
  readonly users: Users;
  readonly chat: Chat;
  readonly lobbyService: LobbyService;
  readonly games: Games;
  readonly tables: TableHost;
}

export interface StoredEntry {
  readonly table: string;
  readonly entry: LogEntry;
  /** What the remote viewers are to be sent. */
  readonly updates: PreparedUpdates | undefined;
}

export interface Backend {
  readonly sessionKey: Uint8Array;
  readonly store: ServerTableStore;
  readonly people: People;
  readonly lobbies: Lobbies;
  readonly presence: Presence;
  readonly limits: RateLimits;
  readonly now: () => number;
  /** Where `now` moves by so much at a time. */
  readonly clockTickMs?: number;
  /** Only where there are others. */
  readonly others?: OtherProcesses;
  readonly botsOf: (bots: BotPort) => BotPort;
  /** Whether a move would be acknowledged now. */
  readonly isReady: () => Promise<boolean>;
  /** Writes that are not on disk yet. */
  readonly queued: () => number;
  readonly onUserChanged: (user: string) => void;
  /** For the other processes. */
  readonly onUserForgotten: (user: string) => void;
  /** Frames from people at tables are handled at every tick of this length (TickBatch). */
  readonly tickMs: number;
  /** How long what is remembered of a person is believed. */
  readonly usersFreshMs: number;
  readonly onSaid: (message: ChatMessage) => void;
  /** Viewers connected to other processes for whom this process makes the updates too; undefined: the others make their own. */
  readonly remoteViewers: (table: string, entry: LogEntry) => readonly TableViewer[] | undefined;
  /** An entry was stored and folded here, whoever wrote it. */
  readonly onEntry: (stored: StoredEntry) => void;
  /** Timers run from here on. */
  readonly start: (parts: ServerParts) => Promise<void>;
  /** Everything written so far is on disk. */
  readonly idle: () => Promise<void>;
  /** Nothing new is begun; other processes take over. */
  readonly retire: () => Promise<void>;
  readonly close: () => Promise<void>;
}
