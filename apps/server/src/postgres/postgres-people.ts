/** Users, chat and reports in Postgres. */

import {
  type ChatMessage,
  chatMessageIn,
  type DailyReport,
  dailyCountsIn,
  HISTORY,
  type NameAgreed,
  type People,
  type Report,
  reportIn,
  type Sanction,
  type SharedMoment,
  type StoredReport,
  sanctionIn,
  sharedBody,
  sharedMomentIn,
  type User,
  userIn,
  WATCHER_HISTORY,
} from '../store/index.ts';
import type { Database } from './database.ts';

/** Whoever looks at the lobby through another process finds a new serial. */
const ADD_CHAT = {
  name: 'add_chat',
  text: `WITH added AS (
      INSERT INTO chat (lobby, seq, author, name, recipient, at, body, watcher) VALUES ($1, $2, $3, $4, $5, $6, $7, $8)
      ON CONFLICT DO NOTHING RETURNING 1),
    noted AS (UPDATE lobbies SET serial = serial + 1 WHERE id = $1 AND EXISTS (SELECT 1 FROM added))
    SELECT count(*) AS lines FROM added`,
};

export class PostgresPeople implements People {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async user(id: string): Promise<User | undefined> {
    const row = await this.#database.one({ name: 'user', text: 'SELECT * FROM users WHERE id = $1' }, [id]);
    return row && userIn(row);
  }

  async putName({ id, name, at }: { readonly id: string; readonly name: string; readonly at: number }): Promise<User> {
    const [row] = await this.#database.query(
      `INSERT INTO users (id, name, created_at, seen_at, settings) VALUES ($1, $2, $3, $3, $4)
       ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at RETURNING *`,
      [id, name, at, JSON.stringify({ blocked: [] })],
    );
    if (row === undefined) throw new Error('a name was not stored');
    return userIn(row);
  }

  /** The row is locked from reading to writing: two processes may change the same person. */
  async changeBlocked(id: string, change: (before: readonly string[]) => readonly string[]): Promise<User | undefined> {
    return this.#database.transaction(async (client) => {
      const { rows } = await client.query('SELECT * FROM users WHERE id = $1 FOR UPDATE', [id]);
      const before = rows[0] && userIn(rows[0]);
      if (before === undefined) return undefined;
      const blocked = change(before.blocked);
      await client.query('UPDATE users SET settings = $2 WHERE id = $1', [id, JSON.stringify({ blocked })]);
      return { ...before, blocked };
    });
  }

  async forgetUser(id: string): Promise<void> {
    await this.#database.transaction(async (client) => {
      await client.query('DELETE FROM users WHERE id = $1', [id]);
      await client.query('DELETE FROM chat WHERE author = $1 OR recipient = $1', [id]);
      await client.query('DELETE FROM reports WHERE reporter = $1', [id]);
      await client.query('DELETE FROM shared WHERE by_user = $1', [id]);
      // Whoever is forgotten played there all the same, as nobody.
      await client.query(`UPDATE shared SET body = replace(body, $1, '""') WHERE strpos(body, $1) > 0`, [
        JSON.stringify(id),
      ]);
    });
  }

  async forgetUnseen(since: number): Promise<void> {
    await this.#database.query('DELETE FROM users WHERE id IN (SELECT id FROM users WHERE seen_at < $1 LIMIT 500)', [
      Math.floor(since),
    ]);
  }

  async lastChatSeq(lobby: string): Promise<number> {
    const row = await this.#database.one('SELECT max(seq) AS seq FROM chat WHERE lobby = $1', [lobby]);
    return Number(row?.seq ?? 0);
  }

  async lastSaidAt(lobby: string, author: string): Promise<number | undefined> {
    const row = await this.#database.one(
      'SELECT at FROM chat WHERE lobby = $1 AND author = $2 ORDER BY seq DESC LIMIT 1',
      [lobby, author],
    );
    return row && Number(row.at);
  }

  async addChat({ lobby, seq, author, name, recipient, at, text, isWatcher }: ChatMessage): Promise<'done' | 'taken'> {
    const values = [lobby, seq, author, name, recipient ?? null, at, text, isWatcher ? 1 : 0];
    const row = await this.#database.one(ADD_CHAT, values);
    return Number(row?.lines) === 1 ? 'done' : 'taken';
  }

  async trimChat(
    lobby: string,
    { players, watchers }: { readonly players: number; readonly watchers: number },
  ): Promise<void> {
    for (const [watcher, kept] of [players, watchers].entries())
      await this.#database.query(
        `DELETE FROM chat WHERE lobby = $1 AND watcher = $2 AND seq <=
         (SELECT seq FROM chat WHERE lobby = $1 AND watcher = $2 ORDER BY seq DESC LIMIT 1 OFFSET $3)`,
        [lobby, watcher, kept],
      );
  }

  async chatBetween(
    lobby: string,
    { from, to }: { readonly from: number; readonly to: number },
  ): Promise<readonly ChatMessage[]> {
    const rows = await this.#database.query(
      'SELECT * FROM chat WHERE lobby = $1 AND at BETWEEN $2 AND $3 ORDER BY seq',
      [lobby, Math.floor(from), Math.floor(to)],
    );
    return rows.map(chatMessageIn);
  }

  async chat(lobby: string, user: string): Promise<readonly ChatMessage[]> {
    const newest = (watcher: number, most: number): string =>
      `(SELECT * FROM chat WHERE lobby = $1 AND watcher = ${watcher} AND (recipient IS NULL OR recipient = $2 OR author = $2)
       ORDER BY seq DESC LIMIT ${most})`;
    const rows = await this.#database.query(
      `${newest(0, HISTORY)} UNION ALL ${newest(1, WATCHER_HISTORY)} ORDER BY seq`,
      [lobby, user],
    );
    return rows.map(chatMessageIn);
  }

  /** Of these lobbies, later than this. */
  async chatSince(lobbies: readonly string[], seq: number): Promise<readonly ChatMessage[]> {
    const rows = await this.#database.query('SELECT * FROM chat WHERE lobby = ANY ($1) AND seq > $2 ORDER BY seq', [
      lobbies,
      seq,
    ]);
    return rows.map(chatMessageIn);
  }

  async addReport({ at, lobby, reporter, reported, reason, messages, about }: Report): Promise<void> {
    await this.#database.query(
      'INSERT INTO reports (at, lobby, reporter, reported, reason, lines, about) VALUES ($1, $2, $3, $4, $5, $6, $7)',
      [at, lobby, reporter, reported, reason, JSON.stringify(messages), JSON.stringify(about)],
    );
  }

  async reports(most: number): Promise<readonly StoredReport[]> {
    return (await this.#database.query('SELECT * FROM reports ORDER BY id DESC LIMIT $1', [most])).map(reportIn);
  }

  async deleteReport(id: number): Promise<void> {
    await this.#database.query('DELETE FROM reports WHERE id = $1', [id]);
  }

  async addSanction({ kind, person, address, at, until }: Sanction): Promise<void> {
    await this.#database.query('INSERT INTO sanctions (kind, person, address, at, until) VALUES ($1, $2, $3, $4, $5)', [
      kind,
      person,
      address ?? null,
      Math.floor(at),
      Math.floor(until),
    ]);
  }

  async sanctions(now: number): Promise<readonly Sanction[]> {
    return (await this.#database.query('SELECT * FROM sanctions WHERE until > $1', [Math.floor(now)])).map(sanctionIn);
  }

  async forgetModeration({
    reportsBefore,
    now,
  }: {
    readonly reportsBefore: number;
    readonly now: number;
  }): Promise<void> {
    await this.#database.query('DELETE FROM reports WHERE at < $1', [Math.floor(reportsBefore)]);
    await this.#database.query('DELETE FROM sanctions WHERE until <= $1', [Math.floor(now)]);
  }

  async addShared(moment: SharedMoment, picture: Uint8Array | undefined): Promise<void> {
    const { id, table, by, at } = moment;
    await this.#database.query(
      `INSERT INTO shared (id, table_id, by_user, at, body, picture) VALUES ($1, $2, $3, $4, $5, $6)
       ON CONFLICT DO NOTHING`,
      [id, table, by, Math.floor(at), sharedBody(moment), picture === undefined ? null : Buffer.from(picture)],
    );
  }

  async shared(id: string): Promise<SharedMoment | undefined> {
    const row = await this.#database.one('SELECT id, table_id, by_user, at, body FROM shared WHERE id = $1', [id]);
    return row && sharedMomentIn(row);
  }

  async sharedPicture(id: string): Promise<Uint8Array | undefined> {
    const row = await this.#database.one('SELECT picture FROM shared WHERE id = $1', [id]);
    return row?.picture instanceof Uint8Array ? row.picture : undefined;
  }

  async changeNamed(id: string, { user, named }: NameAgreed): Promise<void> {
    // Within the statement: whoever changes the same link meanwhile waits for this one and goes on from it.
    const others = `(body::jsonb -> 'named') - $2::text`;
    await this.#database.query(
      `UPDATE shared SET body = jsonb_set(body::jsonb, '{named}',
         CASE WHEN $3 THEN (${others}) || to_jsonb($2::text) ELSE ${others} END)::text WHERE id = $1`,
      [id, user, named],
    );
  }

  async deleteShared(id: string): Promise<void> {
    await this.#database.query('DELETE FROM shared WHERE id = $1', [id]);
  }

  async countShared(table: string): Promise<number> {
    const row = await this.#database.one('SELECT count(*) AS links FROM shared WHERE table_id = $1', [table]);
    return Number(row?.links ?? 0);
  }

  async forgetShared(before: number): Promise<void> {
    await this.#database.query('DELETE FROM shared WHERE at < $1', [Math.floor(before)]);
  }

  async addDaily({ day, who, grade }: DailyReport): Promise<void> {
    const add = 'INSERT INTO daily (day, who, grade) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING';
    await this.#database.query(add, [day, who, grade]);
  }

  async dailyCounts(day: string): Promise<readonly number[]> {
    const query = 'SELECT grade, count(*) AS people FROM daily WHERE day = $1 GROUP BY grade';
    return dailyCountsIn(await this.#database.query(query, [day]));
  }

  async forgetDaily(before: string): Promise<void> {
    await this.#database.query('DELETE FROM daily WHERE day < $1', [before]);
  }
}
