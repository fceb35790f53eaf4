/** Table talk and whispers. Text is text: it is cleaned by the protocol, never interpreted, never logged. */

import type { ServerMessageOf } from '@illuminice/protocol';
import { isMember, type Lobby, seatOfUser } from '../lobby/lobby.ts';
import type { Users } from '../session/users.ts';
import { type Hub, tell } from '../sockets/hub.ts';
import type { ChatLine, PeopleStore } from '../store/people-store.ts';

/** Stands for the computer player of a seat where a user would stand. */
const botAuthor = (seat: number): string => `bot:${seat}`;

/** Lines handed to whoever looks at a report. */
const LINES_IN_REPORT = 50;

export interface Speech {
  readonly lobby: Lobby;
  readonly author: string;
  readonly name: string;
  readonly text: string;
  readonly recipient?: string;
}

export class Chat {
  readonly #store: PeopleStore;
  readonly #hub: Hub;
  readonly #users: Users;
  readonly #lastSeq = new Map<string, number>();

  constructor({ store, hub, users }: { readonly store: PeopleStore; readonly hub: Hub; readonly users: Users }) {
    this.#store = store;
    this.#hub = hub;
    this.#users = users;
  }

  async say({ lobby, author, name, text, recipient }: Speech): Promise<void> {
    const at = Date.now();
    const line: ChatLine = {
      lobby: lobby.id,
      seq: this.#nextSeq(lobby.id, at),
      author,
      name,
      at,
      text,
      ...(recipient === undefined ? {} : { recipient }),
    };
    await this.#store.addChat(line);
    for (const connection of this.#hub.inLobby(lobby.id))
      if (this.#mayRead(line, lobby, connection.user)) tell(connection, messageOf(line, lobby));
  }

  async sayAsBot(lobby: Lobby, seat: number, text: string): Promise<void> {
    const name = lobby.seats[seat]?.name;
    if (name !== undefined) await this.say({ lobby, author: botAuthor(seat), name, text });
  }

  history(lobby: Lobby, user: string): readonly ServerMessageOf<'chat'>[] {
    return this.#store
      .chat(lobby.id, user)
      .filter((line) => this.#mayRead(line, lobby, user))
      .map((line) => messageOf(line, lobby));
  }

  async report(lobby: Lobby, reporter: string, reported: string, reason: string): Promise<void> {
    const lines = this.#store.chat(lobby.id, reporter).filter(({ author }) => author === reported);
    await this.#store.addReport({
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

  letGoOfAll(): void {
    this.#lastSeq.clear();
  }

  /** Whoever is muted or blocked is not told so: his own line comes back to him as always. */
  #mayRead({ author, recipient }: ChatLine, lobby: Lobby, user: string): boolean {
    if (author === user) return true;
    if (recipient !== undefined && recipient !== user) return false;
    if (lobby.muted[user]?.includes(author)) return false;
    return !this.#users.blockedBy(user).includes(author);
  }

  /** Grows with the clock, not by one: a gap would tell the others that somebody whispered. */
  #nextSeq(lobby: string, now: number): number {
    const last = this.#lastSeq.get(lobby) ?? this.#store.lastChatSeq(lobby);
    const seq = Math.max(last + 1, now);
    this.#lastSeq.set(lobby, seq);
    return seq;
  }
}

function messageOf({ seq, author, name, recipient, at, text }: ChatLine, lobby: Lobby): ServerMessageOf<'chat'> {
  const from = author.startsWith('bot:') ? Number(author.slice(4)) : seatOfUser(lobby, author);
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
