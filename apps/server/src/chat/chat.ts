/** Table talk and whispers. Text is text: it is cleaned by the protocol, never interpreted, never logged. */

import type { Remark } from '@illuminice/bots';
import { remarkSchema, type ServerMessageOf } from '@illuminice/protocol';
import { botAuthor, isMember, type Lobby, seatOfUser } from '../lobby/index.ts';
import type { Users } from '../session/index.ts';
import { type Hub, tell } from '../sockets/index.ts';
import type { ChatMessage, People, Report } from '../store/index.ts';

/** Messages kept of a lobby, whispers included; older ones are deleted every so many messages. Those who look on push out nobody else's. */
const CHAT_KEPT = { players: 1_000, watchers: 200 } as const;
const TRIM_EVERY = 100;

/** Of the history, the newest messages that fit; a whole evening of usual lines does. */
const HISTORY_BYTES = 48_000;

/** Messages handed to whoever looks at a report: of the one it is about, and of both. */
const THEIRS_IN_REPORT = 30;
const MESSAGES_IN_REPORT = 50;

export interface Speech {
  readonly lobby: Lobby;
  readonly author: string;
  readonly name: string;
  readonly text: string;
  readonly recipient?: string;
}

export interface ReportOrder extends Pick<Report, 'reporter' | 'reported' | 'reason' | 'about'> {
  readonly lobby: Lobby;
}

export interface ChatServices {
  readonly store: People;
  readonly hub: Hub;
  readonly users: Users;
  readonly now: () => number;
  /** Stored; for telling other processes. */
  readonly onSaid?: (message: ChatMessage) => void;
}

export class Chat {
  readonly #services: ChatServices;
  readonly #lastSeq = new Map<string, number>();
  /** By lobby in slow mode: when each person spoke last through this process. */
  readonly #spoken = new Map<string, Map<string, number>>();
  #said = 0;

  constructor(services: ChatServices) {
    this.#services = services;
  }

  async say({ lobby, author, name, text, recipient }: Speech): Promise<void> {
    const { store, onSaid, now } = this.#services;
    const at = now();
    const isWatcher = lobby.watchers.some(({ user }) => user === author);
    const said = {
      ...{ lobby: lobby.id, author, name, at, text },
      ...(recipient === undefined ? {} : { recipient }),
      ...(isWatcher ? { isWatcher } : {}),
    };
    let message: ChatMessage;
    do message = { ...said, seq: await this.#nextSeq(lobby.id, at) };
    while ((await store.addChat(message)) === 'taken');
    this.#said = (this.#said + 1) % TRIM_EVERY;
    if (this.#said === 0) await store.trimChat(lobby.id, CHAT_KEPT);
    onSaid?.(message);
    await this.deliver(message, lobby);
  }

  /** To everybody here who may read it. */
  async deliver(message: ChatMessage, lobby: Lobby): Promise<void> {
    for (const connection of [...this.#services.hub.inLobby(lobby.id)])
      if (await this.#mayRead(message, lobby, connection.user)) tell(connection, wireMessage(message, lobby));
  }

  async sayAsBot(lobby: Lobby, seat: number, remark: Remark): Promise<void> {
    const name = lobby.seats[seat]?.name;
    if (name !== undefined) await this.say({ lobby, author: botAuthor(name), name, text: JSON.stringify(remark) });
  }

  async history(lobby: Lobby, user: string): Promise<readonly ServerMessageOf<'chat'>[]> {
    const readable: ChatMessage[] = [];
    for (const message of await this.#services.store.chat(lobby.id, user))
      if (await this.#mayRead(message, lobby, user)) readable.push(message);
    return withinBytes(readable).map((message) => wireMessage(message, lobby));
  }

  /** Only what the two said: nobody else's lines are kept longer for it. */
  async report({ lobby, reporter, reported, reason, about }: ReportOrder): Promise<void> {
    const { store, now } = this.#services;
    const both = [reporter, reported];
    const said = (await store.chat(lobby.id, reporter)).filter(
      ({ author, recipient = reporter }) => both.includes(author) && both.includes(recipient),
    );
    const theirs = said.filter(({ author }) => author === reported).slice(-THEIRS_IN_REPORT);
    const latest = said.slice(-MESSAGES_IN_REPORT);
    const messages = said.filter((message) => theirs.includes(message) || latest.includes(message));
    await store.addReport({ at: now(), lobby: lobby.id, reporter, reported, reason, messages, about });
  }

  /** Slow mode: seconds this person still has to wait, or undefined and the next wait begins. */
  async waitFor(lobby: Lobby, user: string): Promise<number | undefined> {
    const { slow = 0, id } = lobby;
    if (slow === 0) return undefined;
    const now = this.#services.now();
    const spoken = this.#spoken.get(id) ?? new Map<string, number>();
    this.#spoken.set(id, spoken);
    const left = (last = Number.NEGATIVE_INFINITY): number => Math.ceil((last + slow * 1000 - now) / 1000);
    const here = left(spoken.get(user));
    if (here > 0) return here;
    // Before anything is asked: two lines of one moment are two.
    spoken.set(user, now);
    const anywhere = left(await this.#services.store.lastSaidAt(id, user));
    return anywhere > 0 ? anywhere : undefined;
  }

  forgetLobby(lobby: string): void {
    this.#lastSeq.delete(lobby);
    this.#spoken.delete(lobby);
  }

  /** Lobbies nobody looks at through this process any more. */
  forgetUnless(isKnown: (lobby: string) => boolean): void {
    for (const lobby of this.#lastSeq.keys()) if (!isKnown(lobby)) this.forgetLobby(lobby);
  }

  forgetAll(): void {
    this.#lastSeq.clear();
    this.#spoken.clear();
  }

  /** Whoever is muted or blocked is not told so: their own message comes back to them as always. */
  async #mayRead({ author, recipient }: ChatMessage, lobby: Lobby, user: string): Promise<boolean> {
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

/** The players first; those who look on get what is left. */
function withinBytes(messages: readonly ChatMessage[]): readonly ChatMessage[] {
  const players = newestWithin(
    HISTORY_BYTES,
    messages.filter(({ isWatcher }) => !isWatcher),
  );
  const used = players.reduce((sum, { text }) => sum + Buffer.byteLength(text), 0);
  const watchers = newestWithin(
    HISTORY_BYTES - used,
    messages.filter(({ isWatcher }) => isWatcher),
  );
  return [...players, ...watchers].sort((one, other) => one.seq - other.seq);
}

function newestWithin(most: number, messages: readonly ChatMessage[]): readonly ChatMessage[] {
  let left = most;
  const first = messages.findLastIndex(({ text }) => {
    left -= Buffer.byteLength(text);
    return left < 0;
  });
  return messages.slice(first + 1);
}

function wireMessage({ seq, author, name, recipient, at, text }: ChatMessage, lobby: Lobby): ServerMessageOf<'chat'> {
  const isBot = (seat: Lobby['seats'][number]): boolean => seat.kind === 'bot' && botAuthor(seat.name) === author;
  const from = author.startsWith('bot:') ? lobby.seats.findIndex(isBot) : seatOfUser(lobby, author);
  const to = recipient === undefined ? -1 : seatOfUser(lobby, recipient);
  return {
    type: 'chat',
    serial: seq,
    at,
    name: isMember(lobby, author) ? nameNow(lobby, author, name) : name,
    ...(author.startsWith('bot:') ? saidByBot(text) : { text }),
    ...(from >= 0 ? { from } : {}),
    ...(to >= 0 ? { to } : {}),
  };
}

/** The stored text of a computer player is its remark as JSON; older lines are English sentences. */
function saidByBot(stored: string): Pick<ServerMessageOf<'chat'>, 'text' | 'remark'> {
  if (!stored.startsWith('{')) return { text: stored };
  return { text: '', remark: remarkSchema.parse(JSON.parse(stored)) };
}

function nameNow(lobby: Lobby, user: string, then: string): string {
  return lobby.seats[seatOfUser(lobby, user)]?.name ?? then;
}
