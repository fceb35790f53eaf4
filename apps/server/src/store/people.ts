/** What is kept about people, wherever it is kept. */

import type { DailyResults } from './daily-results.ts';
import type { ModerationStore } from './moderation.ts';
import type { SharedMoments } from './shared-moments.ts';

export interface User {
  readonly id: string;
  readonly name: string;
  readonly createdAt: number;
  readonly seenAt: number;
  /** Users whose chat and offers this one does not want to see. */
  readonly blocked: readonly string[];
}

export interface ChatMessage {
  readonly lobby: string;
  readonly seq: number;
  readonly author: string;
  /** The author's name when it was written. */
  readonly name: string;
  /** A whisper: only author and recipient ever get it. */
  readonly recipient?: string;
  /** By somebody who looked on. */
  readonly isWatcher?: true;
  readonly at: number;
  readonly text: string;
}

/** What is older is not sent after a reconnect. */
export const HISTORY = 200;
/** The same of those who only look on: they never push out what the players said (V-3). */
export const WATCHER_HISTORY = 100;

export interface People extends ModerationStore, SharedMoments, DailyResults {
  user(id: string): Promise<User | undefined>;
  /** Nothing else about them changes. */
  putName(given: { readonly id: string; readonly name: string; readonly at: number }): Promise<User>;
  /** From what is stored to what shall be, whoever else writes; undefined where there is nobody of this id. */
  changeBlocked(id: string, change: (before: readonly string[]) => readonly string[]): Promise<User | undefined>;
  /** Everything that says who somebody is or what they wrote; the moves of their seat stay, they belong to the game. */
  forgetUser(id: string): Promise<void>;
  /** Names and blocks of those who have not been seen since; some of them at a time. */
  forgetUnseen(since: number): Promise<void>;
  lastChatSeq(lobby: string): Promise<number>;
  /** When they last said something there, through whichever process. */
  lastSaidAt(lobby: string, author: string): Promise<number | undefined>;
  /** `taken`: another message has this number already. */
  addChat(message: ChatMessage): Promise<'done' | 'taken'>;
  /** All but the newest so many of the players, and of those who look on. */
  trimChat(lobby: string, kept: { readonly players: number; readonly watchers: number }): Promise<void>;
  /** All that was said in that time, whispers too, oldest first: whoever asks decides what of it is read by whom. */
  chatBetween(lobby: string, span: { readonly from: number; readonly to: number }): Promise<readonly ChatMessage[]>;
  /** What this user may read, oldest first. */
  chat(lobby: string, user: string): Promise<readonly ChatMessage[]>;
}

/** A row of either database: both name the columns alike. */
export function userIn(row: Readonly<Record<string, unknown>>): User {
  const { blocked } = JSON.parse(String(row.settings)) as { readonly blocked: readonly string[] };
  const [createdAt, seenAt] = [Number(row.created_at), Number(row.seen_at)];
  return { id: String(row.id), name: String(row.name), createdAt, seenAt, blocked };
}

/** As above. */
export function chatMessageIn(row: Readonly<Record<string, unknown>>): ChatMessage {
  return {
    lobby: String(row.lobby),
    seq: Number(row.seq),
    author: String(row.author),
    name: String(row.name),
    ...(row.recipient === null ? {} : { recipient: String(row.recipient) }),
    ...(Number(row.watcher) === 1 ? { isWatcher: true as const } : {}),
    at: Number(row.at),
    text: String(row.body),
  };
}
