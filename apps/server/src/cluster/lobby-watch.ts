/** Follows the lobbies that connections of this process look at: what other processes did to them is shown here too. */

import type { Chat } from '../chat/index.ts';
import type { Lobby } from '../lobby/index.ts';
import type { LobbyService } from '../lobby-service/index.ts';
import type { Database, PostgresPeople } from '../postgres/index.ts';
import type { Hub } from '../sockets/index.ts';
import type { ChatMessage } from '../store/index.ts';
import type { RedisChannels } from './redis-channels.ts';
import type { SharedLobbies } from './shared-lobbies.ts';
import { PRESENCE_OF_MANY, type SharedPresence, type UsersPresent } from './shared-presence.ts';

/** Hints of one moment are looked into together. */
const BATCH_MS = 10;
/** Chat messages are numbered by clocks that differ a little, and stored in another order. */
const CHAT_OVERLAP_MS = 20_000;
const MOST_AT_ONCE = 500;

const LOOK = {
  name: 'look_at_lobbies',
  text: `SELECT l.id, l.body, l.version, l.serial, here.users, here.elsewhere
    FROM lobbies l, ${PRESENCE_OF_MANY} here WHERE l.id = ANY ($1)`,
};
const NEWS = {
  name: 'lobbies_with_news',
  text: `SELECT k.id FROM unnest(string_to_array($1, ' '), string_to_array($2, ' ')::INTEGER[]) AS k (id, serial)
    LEFT JOIN lobbies l ON l.id = k.id WHERE l.serial IS DISTINCT FROM k.serial`,
};

export interface WatchServices {
  readonly node: string;
  readonly now: () => number;
  readonly database: Database;
  readonly people: PostgresPeople;
  readonly redis: RedisChannels;
  readonly hub: Hub;
  readonly lobbies: SharedLobbies;
  readonly presence: () => SharedPresence;
  readonly onError: (error: unknown) => void;
}

export class LobbyWatch {
  readonly #services: WatchServices;
  readonly #attended = new Set<string>();
  readonly #delivered = new Map<string, Set<number>>();
  readonly #hinted = new Set<string>();
  #lobbyService: LobbyService | undefined;
  #chat: Chat | undefined;
  #timer: NodeJS.Timeout | undefined;
  #looking: Promise<void> = Promise.resolve();

  constructor(services: WatchServices) {
    this.#services = services;
  }

  connect(lobbyService: LobbyService, chat: Chat): void {
    this.#lobbyService = lobbyService;
    this.#chat = chat;
  }

  async attend(lobby: string): Promise<void> {
    if (!this.#attended.has(lobby)) {
      this.#attended.add(lobby);
      this.#services.redis.subscribe(`lobby:${lobby}`, (from) => {
        if (from !== this.#services.node) this.#hint(lobby);
      });
      // Whoever comes in is sent the history; what is in there is no news.
      const recent = await this.#services.people.chatSince([lobby], this.#services.now() - CHAT_OVERLAP_MS);
      this.#delivered.set(lobby, new Set(recent.map(({ seq }) => seq)));
    }
    await this.#look([lobby]);
  }

  /** This process changed it: the others should look. */
  changed(lobby: string): void {
    const { redis, node } = this.#services;
    redis.publish(`lobby:${lobby}`, node);
  }

  said(message: ChatMessage): void {
    this.#delivered.get(message.lobby)?.add(message.seq);
    this.changed(message.lobby);
  }

  /** Everything that has another serial than we have seen: nobody may have told us. */
  async poll(): Promise<void> {
    const { database, lobbies } = this.#services;
    this.#forgetEmpty();
    const known = [...this.#attended].flatMap((id) => lobbies.entry(id) ?? []);
    if (known.length === 0) return;
    const rows = await database.query(NEWS, [
      known.map(({ lobby }) => lobby.id).join(' '),
      known.map(({ serial }) => serial).join(' '),
    ]);
    await this.#look(rows.map(({ id }) => String(id)));
  }

  /** A process died: whoever was here through it is not. */
  async lookAtAll(): Promise<void> {
    await this.#look([...this.#attended]);
  }

  #hint(lobby: string): void {
    this.#hinted.add(lobby);
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      const hinted = [...this.#hinted];
      this.#hinted.clear();
      this.#look(hinted).catch(this.#services.onError);
    }, BATCH_MS);
  }

  /** One after the other: an older answer must not overwrite a newer one. */
  #look(ids: readonly string[]): Promise<void> {
    const done = this.#looking.catch(() => undefined).then(() => this.#lookNow(ids));
    this.#looking = done;
    return done;
  }

  async #lookNow(ids: readonly string[]): Promise<void> {
    const { database, people, now } = this.#services;
    for (let from = 0; from < ids.length; from += MOST_AT_ONCE) {
      const some = ids.slice(from, from + MOST_AT_ONCE);
      const rows = await database.query(LOOK, [some, this.#services.node]);
      const messages = await people.chatSince(some, now() - CHAT_OVERLAP_MS);
      for (const id of some) {
        const row = rows.find((one) => one.id === id);
        if (row === undefined) await this.#gone(id);
        else {
          const lobby = JSON.parse(String(row.body)) as Lobby;
          const [version, serial] = [Number(row.version), Number(row.serial)];
          const [users, elsewhere] = [(row.users ?? []) as string[], (row.elsewhere ?? []) as string[]];
          await this.#seen({ lobby, version, serial }, { users, elsewhere });
        }
      }
      for (const message of messages) await this.#tell(message);
    }
  }

  async #seen(now: { lobby: Lobby; version: number; serial: number }, present: UsersPresent): Promise<void> {
    const { lobbies, presence } = this.#services;
    const { id } = now.lobby;
    const before = lobbies.entry(id);
    // Our own change may have overtaken this answer.
    if (before !== undefined && before.version > now.version) return;
    lobbies.remember(now);
    const isNewPresence = presence().learn(id, present);
    if (before === undefined || before.version !== now.version || before.serial + 1 < now.serial)
      await this.#lobbyService?.follow(id, now.lobby);
    else if (isNewPresence) this.#lobbyService?.broadcast(id);
  }

  async #gone(id: string): Promise<void> {
    this.#services.lobbies.forget(id);
    await this.#lobbyService?.follow(id, undefined);
    this.#stop(id);
  }

  async #tell(message: ChatMessage): Promise<void> {
    const delivered = this.#delivered.get(message.lobby);
    const lobby = this.#services.lobbies.get(message.lobby);
    if (delivered === undefined || lobby === undefined || delivered.has(message.seq)) return;
    delivered.add(message.seq);
    const [oldest] = delivered;
    if (delivered.size > 500 && oldest !== undefined) delivered.delete(oldest);
    await this.#chat?.deliver(message, lobby);
  }

  #forgetEmpty(): void {
    const { hub, lobbies } = this.#services;
    for (const { id } of [...lobbies.known()]) if (hub.inLobby(id).size === 0) this.#stop(id);
  }

  #stop(id: string): void {
    const { lobbies, redis, presence } = this.#services;
    if (this.#services.hub.inLobby(id).size > 0) return;
    this.#attended.delete(id);
    this.#delivered.delete(id);
    redis.unsubscribe(`lobby:${id}`);
    presence().forget(id);
    lobbies.forget(id);
  }
}
