/** Table talk and whispers. Text is text: it is cleaned by the protocol, never interpreted, never logged. */

import type { ServerMessageOf } from '@illuminice/protocol';
import { isMember, type Lobby, seatOfUser } from '../lobby/index.ts';
import type { Users } from '../session/index.ts';
import { type Hub, tell } from '../sockets/index.ts';
import type { ChatLine, People } from '../store/index.ts';

/** Stands for a computer player where a user would stand. By name: his seat may be another one tomorrow. */
export const botAuthor = (name: string): string => `bot:${name}`;

/** Lines kept of a lobby, whispers included; the rest goes every so many lines. */
const CHAT_KEPT = 1_000;
const TRIM_EVERY = 100;

/** Lines handed to whoever looks at a report. */
const LINES_IN_REPORT = 50;

export interface Speech {
  readonly lobby: Lobby;
  readonly author: string;
  readonly name: string;
  readonly text: string;
  readonly recipient?: string;
}

export interface ChatServices {
  readonly store: People;
  readonly hub: Hub;
  readonly users: Users;
  readonly now: () => number;
  /** Stored; for telling other processes. */
  readonly onSaid?: (line: ChatLine) => void;
}

export class Chat {
  readonly #services: ChatServices;
  readonly #lastSeq = new Map<string, number>();
  #said = 0;

  constructor(services: ChatServices) {
    this.#services = services;
  }

  async say({ lobby, author, name, text, recipient }: Speech): Promise<void> {
    const { store, onSaid, now } = this.#services;
    const at = now();
    const said = { lobby: lobby.id, author, name, at, text, ...(recipient === undefined ? {} : { recipient }) };
    let line: ChatLine;
    do line = { ...said, seq: await this.#nextSeq(lobby.id, at) };
    while ((await store.addChat(line)) === 'taken');
    this.#said = (this.#said + 1) % TRIM_EVERY;
    if (this.#said === 0) await store.trimChat(lobby.id, CHAT_KEPT);
    onSaid?.(line);
    await this.deliver(line, lobby);
  }

  /** To everybody here who may read it. */
  async deliver(line: ChatLine, lobby: Lobby): Promise<void> {
    for (const connection of [...this.#services.hub.inLobby(lobby.id)])
      if (await this.#mayRead(line, lobby, connection.user)) tell(connection, messageOf(line, lobby));
  }

  async sayAsBot(lobby: Lobby, seat: number, text: string): Promise<void> {
    const name = lobby.seats[seat]?.name;
    if (name !== undefined) await this.say({ lobby, author: botAuthor(name), name, text });
  }

  async history(lobby: Lobby, user: string): Promise<readonly ServerMessageOf<'chat'>[]> {
    const readable: ChatLine[] = [];
    for (const line of await this.#services.store.chat(lobby.id, user))
      if (await this.#mayRead(line, lobby, user)) readable.push(line);
    return readable.map((line) => messageOf(line, lobby));
  }

  async report(lobby: Lobby, reporter: string, reported: string, reason: string): Promise<void> {
    const { store } = this.#services;
    const lines = (await store.chat(lobby.id, reporter)).filter(({ author }) => author === reported);
    await store.addReport({
      at: Date.now(),
      lobby: lobby.id,
      reporter,
      reported,
      reason,
      lines: lines.slice(-LINES_IN_REPORT),
    });
  }

  letGo(lobby: string): void {
    this.#lastSeq.delete(lobby);
  }

  /** Lobbies nobody looks at through this process any more. */
  letGoUnless(isKnown: (lobby: string) => boolean): void {
    for (const lobby of this.#lastSeq.keys()) if (!isKnown(lobby)) this.#lastSeq.delete(lobby);
  }

  letGoOfAll(): void {
    this.#lastSeq.clear();
  }

  /** Whoever is muted or blocked is not told so: his own line comes back to him as always. */
  async #mayRead({ author, recipient }: ChatLine, lobby: Lobby, user: string): Promise<boolean> {
    if (author === user) return true;
    if (recipient !== undefined && recipient !== user) return false;
    if (lobby.muted[user]?.includes(author)) return false;
    return !(await this.#services.users.blockedBy(user)).includes(author);
  }

  /** Grows with the clock, not by one: a gap would tell the others that somebody whispered. */
  async #nextSeq(lobby: string, now: number): Promise<number> {
    const stored = this.#lastSeq.has(lobby) ? 0 : await this.#services.store.lastChatSeq(lobby);
    const last = this.#lastSeq.get(lobby) ?? stored;
    const seq = Math.max(last + 1, now);
    this.#lastSeq.set(lobby, seq);
    return seq;
  }
}

function messageOf({ seq, author, name, recipient, at, text }: ChatLine, lobby: Lobby): ServerMessageOf<'chat'> {
  const isBot = (seat: Lobby['seats'][number]): boolean => seat.kind === 'bot' && botAuthor(seat.name) === author;
  const from = author.startsWith('bot:') ? lobby.seats.findIndex(isBot) : seatOfUser(lobby, author);
  const to = recipient === undefined ? -1 : seatOfUser(lobby, recipient);
  return {
    type: 'chat',
    serial: seq,
    at,
    name: isMember(lobby, author) ? nameNow(lobby, author, name) : name,
    text,
    ...(from >= 0 ? { from } : {}),
    ...(to >= 0 ? { to } : {}),
  };
}

function nameNow(lobby: Lobby, user: string, then: string): string {
  return lobby.seats[seatOfUser(lobby, user)]?.name ?? then;
}
