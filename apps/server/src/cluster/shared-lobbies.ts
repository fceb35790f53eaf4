/** Lobbies in Postgres. This process remembers those its connections look at; every change is fenced by a version. */

import {
  type Lobbies,
  type Lobby,
  type LobbyChange,
  type LobbyRule,
  lobbyColumns,
  newLobbyCode,
} from '../lobby/index.ts';
import type { Database, Row } from '../postgres/index.ts';
import { ABANDONED_MS, DESERTED_MS, FINISHED_MS } from '../runtime/index.ts';

/** A lobby as this process knows it. */
export interface KnownLobby {
  readonly lobby: Lobby;
  readonly version: number;
  /** Everything up to this was seen here. */
  readonly serial: number;
}

/** In one go; the rest waits for the next round. */
const MOST_EXPIRED = 100;
/** More often than eight people can press buttons at the same time. */
const MOST_RACES = 50;

const VALUES = `code = $2, is_public = $3, state = $4, host = $5, table_id = $6, members = $7, seats = $8, body = $9`;

export class SharedLobbies implements Lobbies {
  readonly isShared = true;
  readonly #database: Database;
  readonly #onChanged: (id: string) => void;
  readonly #known = new Map<string, KnownLobby>();
  readonly #byTable = new Map<string, string>();

  constructor(database: Database, onChanged: (id: string) => void) {
    this.#database = database;
    this.#onChanged = onChanged;
  }

  get size(): number {
    return this.#known.size;
  }

  get(id: string | undefined): Lobby | undefined {
    return id === undefined ? undefined : this.#known.get(id)?.lobby;
  }

  entry(id: string): KnownLobby | undefined {
    return this.#known.get(id);
  }

  async fresh(id: string): Promise<Lobby | undefined> {
    return (await this.#read(id))?.lobby;
  }

  byTable(table: string): Lobby | undefined {
    return this.get(this.#byTable.get(table));
  }

  *known(): Iterable<Lobby> {
    for (const { lobby } of this.#known.values()) yield lobby;
  }

  findByCode(code: string): Promise<Lobby | undefined> {
    return this.#first('SELECT body FROM lobbies WHERE code = $1', [code]);
  }

  async findByTable(table: string): Promise<Lobby | undefined> {
    return this.byTable(table) ?? this.#first('SELECT body FROM lobbies WHERE table_id = $1', [table]);
  }

  async ofUser(user: string): Promise<readonly Lobby[]> {
    return this.#all(
      `SELECT body FROM lobbies WHERE members @> ARRAY[$1::TEXT] ORDER BY state = 'playing' DESC, created_at DESC`,
      [user],
    );
  }

  listed(most: number): Promise<readonly Lobby[]> {
    return this.#all(
      `SELECT body FROM lobbies l WHERE is_public AND EXISTS (
         SELECT 1 FROM presence p JOIN nodes n ON n.id = p.node AND n.alive_until > now_ms() WHERE p.lobby = l.id)
       ORDER BY created_at DESC LIMIT $1`,
      [most],
    );
  }

  inviting(most: number): Promise<readonly Lobby[]> {
    return this.#all(
      `SELECT body FROM lobbies l WHERE is_public AND state = 'waiting' AND EXISTS (
         SELECT 1 FROM presence p JOIN nodes n ON n.id = p.node AND n.alive_until > now_ms()
         WHERE p.lobby = l.id AND p.user_id = l.host)
       ORDER BY seats DESC, created_at LIMIT $1`,
      [most],
    );
  }

  /** `seen_at`: of the last change, or since the last one went. */
  async expired(now: number): Promise<readonly string[]> {
    const rows = await this.#database.query(
      `SELECT id FROM lobbies l WHERE seen_at < $1 - CASE
           WHEN state = 'playing' THEN $2::BIGINT WHEN table_id IS NULL THEN $3::BIGINT ELSE $4::BIGINT END
         AND NOT EXISTS (
           SELECT 1 FROM presence p JOIN nodes n ON n.id = p.node AND n.alive_until > now_ms() WHERE p.lobby = l.id)
       ORDER BY seen_at LIMIT ${MOST_EXPIRED}`,
      [Math.floor(now), ABANDONED_MS, DESERTED_MS, FINISHED_MS],
    );
    return rows.map(({ id }) => String(id));
  }

  async add(given: Omit<Lobby, 'code'>): Promise<Lobby> {
    for (;;) {
      const lobby: Lobby = { ...given, code: newLobbyCode(() => false) };
      const rows = await this.#database.query(
        `INSERT INTO lobbies (id, code, is_public, state, host, table_id, members, seats, body, version, serial,
           created_at, seen_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, 1, $10, now_ms()) ON CONFLICT (code) DO NOTHING RETURNING 1`,
        [...lobbyColumns(lobby), lobby.createdAt],
      );
      if (rows.length === 0) continue;
      this.remember({ lobby, version: 1, serial: 1 });
      return lobby;
    }
  }

  async change(id: string, rule: LobbyRule): Promise<LobbyChange> {
    let before = this.#known.get(id) ?? (await this.#read(id));
    for (let race = 0; race < MOST_RACES && before !== undefined; race++) {
      const result = rule(before.lobby);
      const isRefusal = result !== 'close' && result !== 'same' && 'refused' in result;
      // What we know may be old: nobody is refused for what was true a moment ago.
      if (result === 'same' || isRefusal) {
        const fresh = await this.#read(id);
        if (fresh?.version === before.version) return result;
        before = fresh;
        continue;
      }
      const done = result === 'close' ? await this.#close(before) : await this.#write(before, result.lobby);
      if (done !== undefined) return done;
      before = await this.#read(id);
    }
    if (before === undefined) {
      this.forget(id);
      return 'gone';
    }
    throw new Error('a lobby changes all the time');
  }

  remember(known: KnownLobby): void {
    const { lobby } = known;
    const before = this.#known.get(lobby.id)?.lobby.table;
    if (before !== undefined && before !== lobby.table) this.#byTable.delete(before);
    if (lobby.table !== undefined) this.#byTable.set(lobby.table, lobby.id);
    this.#known.set(lobby.id, known);
  }

  forget(id: string): void {
    const table = this.get(id)?.table;
    if (table !== undefined) this.#byTable.delete(table);
    this.#known.delete(id);
  }

  async #write(before: KnownLobby, lobby: Lobby): Promise<LobbyChange | undefined> {
    const row = await this.#database.one(
      {
        name: 'change_lobby',
        text: `UPDATE lobbies SET ${VALUES}, version = version + 1, serial = serial + 1, seen_at = now_ms()
          WHERE id = $1 AND version = $10 RETURNING version, serial`,
      },
      [...lobbyColumns(lobby), before.version],
    );
    if (row === undefined) return undefined;
    // A serial that jumped means that something else happened too: the old one stays, and it will be looked for.
    const [serial, seen] = [Number(row.serial), this.#known.get(lobby.id)?.serial];
    const isAll = seen === undefined || serial === seen + 1;
    this.remember({ lobby, version: Number(row.version), serial: isAll ? serial : seen });
    this.#onChanged(lobby.id);
    return { lobby, before: before.lobby };
  }

  async #close({ lobby, version }: KnownLobby): Promise<LobbyChange | undefined> {
    const rows = await this.#database.query(
      `WITH gone AS (DELETE FROM lobbies WHERE id = $1 AND version = $2 RETURNING id),
         silent AS (DELETE FROM chat WHERE lobby IN (SELECT id FROM gone)),
         empty AS (DELETE FROM presence WHERE lobby IN (SELECT id FROM gone))
       SELECT id FROM gone`,
      [lobby.id, version],
    );
    if (rows.length === 0) return undefined;
    this.forget(lobby.id);
    this.#onChanged(lobby.id);
    return { closed: lobby };
  }

  async #read(id: string): Promise<KnownLobby | undefined> {
    const row = await this.#database.one('SELECT body, version, serial FROM lobbies WHERE id = $1', [id]);
    return row === undefined
      ? undefined
      : { lobby: JSON.parse(String(row.body)) as Lobby, version: Number(row.version), serial: Number(row.serial) };
  }

  async #first(text: string, values: readonly unknown[]): Promise<Lobby | undefined> {
    return (await this.#all(text, values))[0];
  }

  async #all(text: string, values: readonly unknown[]): Promise<readonly Lobby[]> {
    return (await this.#database.query(text, values)).map(({ body }: Row) => JSON.parse(String(body)) as Lobby);
  }
}
