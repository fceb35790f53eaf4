/** Who is here through which process: rows in Postgres that count while their process lives. */

import type { ComesFrom, Presence } from '../lobby/index.ts';
import { type AddressHash, comeFrom } from '../moderation/index.ts';
import type { Database } from '../postgres/index.ts';
import type { Hub } from '../sockets/index.ts';

const HERE = {
  name: 'here',
  text: `WITH came AS (
      INSERT INTO presence (lobby, user_id, node, come_from) VALUES ($1, $2, $3, $4)
      ON CONFLICT (lobby, user_id, node) DO UPDATE SET come_from = excluded.come_from
        WHERE presence.come_from <> excluded.come_from RETURNING 1)
    UPDATE lobbies SET serial = serial + 1 WHERE id = $1 AND EXISTS (SELECT 1 FROM came)`,
};
const AWAY = {
  name: 'away',
  text: `WITH went AS (DELETE FROM presence WHERE lobby = $1 AND user_id = $2 AND node = $3 RETURNING 1)
    UPDATE lobbies SET serial = serial + 1, seen_at = now_ms() WHERE id = $1 AND EXISTS (SELECT 1 FROM went)`,
};
const USERS_PRESENT = `SELECT array_agg(DISTINCT p.user_id) AS users FROM presence p
  JOIN nodes n ON n.id = p.node AND n.alive_until > now_ms() WHERE p.lobby = $1`;
const COME_FROM = `SELECT p.user_id, p.come_from FROM presence p
  JOIN nodes n ON n.id = p.node AND n.alive_until > now_ms() WHERE p.lobby = $1`;
/** Beside the lobbies `l` themselves, for whoever reads many of them: everybody, and who is here through other processes than $2. */
export const PRESENCE_OF_MANY = `LATERAL (SELECT array_agg(DISTINCT p.user_id) AS users,
    array_agg(DISTINCT p.user_id) FILTER (WHERE p.node <> $2) AS elsewhere
  FROM presence p JOIN nodes n ON n.id = p.node AND n.alive_until > now_ms() WHERE p.lobby = l.id)`;

export interface UsersPresent {
  readonly users: readonly string[];
  readonly elsewhere: readonly string[];
}

export interface SharedPresenceServices {
  readonly database: Database;
  readonly hub: Hub;
  readonly node: string;
  readonly hash: AddressHash;
  /** Begins to follow a lobby, and has it in memory when it resolves. */
  readonly attend: (lobby: string) => Promise<void>;
  readonly onChanged: (lobby: string) => void;
}

export class SharedPresence implements Presence {
  readonly #services: SharedPresenceServices;
  readonly #present = new Map<string, ReadonlySet<string>>();
  readonly #elsewhere = new Map<string, ReadonlySet<string>>();
  readonly #underWay = new Map<string, Promise<void>>();

  constructor(services: SharedPresenceServices) {
    this.#services = services;
  }

  isPresent(user: string, lobby: string): boolean {
    return this.#services.hub.isPresent(user, lobby) || (this.#present.get(lobby)?.has(user) ?? false);
  }

  async came(user: string, lobby: string): Promise<void> {
    await this.#settle(user, lobby);
    await this.#services.attend(lobby);
  }

  async went(user: string, lobby: string): Promise<void> {
    await this.#settle(user, lobby);
  }

  async usersIn(lobby: string): Promise<ReadonlySet<string>> {
    const { database, hub } = this.#services;
    const row = await database.one(USERS_PRESENT, [lobby]);
    const here = [...hub.inLobby(lobby)].map(({ user }) => user);
    return new Set([...((row?.users ?? []) as string[]), ...here]);
  }

  /** Each process writes down what it knows of those who came through it: a kick holds, whoever is connected where (V-3). */
  async comeFrom(lobby: string): Promise<readonly ComesFrom[]> {
    const rows = await this.#services.database.query(COME_FROM, [lobby]);
    return rows.flatMap(({ user_id, come_from }) =>
      pairsIn(String(come_from)).map(([address = '', everywhere = '']) => ({
        ...{ user: String(user_id), address, everywhere },
      })),
    );
  }

  /** Which of these people look on through other processes, by their places in the list. */
  seatsElsewhere(lobby: string, people: readonly string[]): readonly number[] {
    const elsewhere = this.#elsewhere.get(lobby);
    return elsewhere === undefined ? [] : people.flatMap((user, seat) => (elsewhere.has(user) ? [seat] : []));
  }

  /** What the database said; whether anything is new. */
  learn(lobby: string, { users, elsewhere }: UsersPresent): boolean {
    const before = this.#present.get(lobby);
    this.#present.set(lobby, new Set(users));
    this.#elsewhere.set(lobby, new Set(elsewhere));
    return before === undefined || before.size !== users.length || users.some((user) => !before.has(user));
  }

  forget(lobby: string): void {
    this.#present.delete(lobby);
    this.#elsewhere.delete(lobby);
  }

  /** After the database was away: everything again. */
  async announceAll(): Promise<void> {
    const { hub } = this.#services;
    for (const { user, lobby } of [...hub.all()]) if (lobby !== undefined) await this.#settle(user, lobby);
  }

  /** Writes down what is true by then: a tab that closes and opens again must not end up the wrong way round. */
  #settle(user: string, lobby: string): Promise<void> {
    const { database, hub, node, hash, onChanged } = this.#services;
    const key = `${lobby} ${user}`;
    const done = (this.#underWay.get(key) ?? Promise.resolve())
      .catch(() => undefined)
      .then(async () => {
        const tabs = [...hub.ofUser(user)].filter((tab) => tab.lobby === lobby);
        const from = comeFrom(tabs, lobby, hash).map(({ address, everywhere }) => `${address}:${everywhere}`);
        if (tabs.length === 0) await database.query(AWAY, [lobby, user, node]);
        else await database.query(HERE, [lobby, user, node, from.join(' ')]);
        onChanged(lobby);
      })
      .finally(() => {
        if (this.#underWay.get(key) === done) this.#underWay.delete(key);
      });
    this.#underWay.set(key, done);
    return done;
  }
}

/** As `#settle` wrote them. */
function pairsIn(comeFrom: string): readonly string[][] {
  return comeFrom.split(' ').flatMap((pair) => (pair === '' ? [] : [pair.split(':')]));
}
