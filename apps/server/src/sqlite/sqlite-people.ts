/** Users, lobbies, chat and reports on disk. */

import type { DatabaseSync } from 'node:sqlite';
import { type Lobby, type LobbyStore, membersOf } from '../lobby/index.ts';
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
import type { GroupCommit } from './group-commit.ts';
import type { WriteStep } from './write-job.ts';

type Row = Readonly<Record<string, unknown>>;

/** In one go; the rest waits for the next round. */
const MOST_EXPIRED = 200;

export class SqlitePeople implements People, LobbyStore {
  readonly #writer: GroupCommit;
  readonly #reader: DatabaseSync;

  constructor(writer: GroupCommit, reader: DatabaseSync) {
    this.#writer = writer;
    this.#reader = reader;
  }

  async user(id: string): Promise<User | undefined> {
    const row: Row | undefined = this.#reader.prepare('SELECT * FROM users WHERE id = ?').get(id);
    return row && userIn(row);
  }

  async putName({ id, name, at }: { readonly id: string; readonly name: string; readonly at: number }): Promise<User> {
    const before = await this.user(id);
    await this.#writer.write([{ statement: 'putName', values: [id, name, at, at, JSON.stringify({ blocked: [] })] }]);
    return { id, name, createdAt: before?.createdAt ?? at, seenAt: at, blocked: before?.blocked ?? [] };
  }

  async changeBlocked(id: string, change: (before: readonly string[]) => readonly string[]): Promise<User | undefined> {
    const before = await this.user(id);
    if (before === undefined) return undefined;
    const blocked = change(before.blocked);
    await this.#writer.write([{ statement: 'putSettings', values: [JSON.stringify({ blocked }), id] }]);
    return { ...before, blocked };
  }

  async forgetUser(id: string): Promise<void> {
    await this.#writer.write([
      { statement: 'deleteUser', values: [id] },
      { statement: 'deleteChatOfUser', values: [id, id] },
      { statement: 'deleteReportsOfUser', values: [id] },
      { statement: 'deleteSharedOfUser', values: [id] },
      { statement: 'forgetInShared', values: [JSON.stringify(id), '""', JSON.stringify(id)] },
    ]);
  }

  async forgetUnseen(since: number): Promise<void> {
    await this.#writer.write([{ statement: 'deleteUnseenUsers', values: [since] }]);
  }

  /** All that have not been unloaded. */
  lobbies(): readonly Lobby[] {
    return this.#lobbies('SELECT body FROM lobbies WHERE id NOT IN (SELECT lobby FROM aside)');
  }

  lobby(id: string): Lobby | undefined {
    return this.#lobbies('SELECT body FROM lobbies WHERE id = ?', id)[0];
  }

  lobbyByCode(code: string): Lobby | undefined {
    return this.#lobbies('SELECT body FROM lobbies WHERE code = ?', code)[0];
  }

  unloadedByTable(table: string): Lobby | undefined {
    return this.#lobbies('SELECT body FROM lobbies WHERE id IN (SELECT lobby FROM aside WHERE table_id = ?)', table)[0];
  }

  unloadedOf(user: string): readonly Lobby[] {
    return this.#lobbies('SELECT body FROM lobbies WHERE id IN (SELECT lobby FROM aside_members WHERE user = ?)', user);
  }

  /** Those whose time is up. */
  unloadedUntil(now: number): readonly string[] {
    const rows: readonly Row[] = this.#reader
      .prepare(`SELECT lobby FROM aside WHERE kept_until < ? ORDER BY kept_until LIMIT ${MOST_EXPIRED}`)
      .all(now);
    return rows.map(({ lobby }) => String(lobby));
  }

  async unload(lobby: Lobby, keptUntil: number): Promise<void> {
    const { id, table } = lobby;
    const members = [...new Set(membersOf(lobby))];
    await this.#writer.write([
      { statement: 'putUnloaded', values: [id, table ?? null, keptUntil] },
      { statement: 'deleteUnloadedMembers', values: [id] },
      ...members.map((user) => ({ statement: 'addUnloadedMember', values: [user, id] }) as const),
    ]);
  }

  async markLoaded(id: string): Promise<void> {
    await this.#writer.write(stepsToMarkLoaded(id));
  }

  async putLobby(lobby: Lobby): Promise<void> {
    const values = [lobby.id, lobby.code, JSON.stringify(lobby)];
    await this.#writer.write([{ statement: 'putLobby', values }]);
  }

  async deleteLobby(id: string): Promise<void> {
    await this.#writer.write([
      { statement: 'deleteLobby', values: [id] },
      { statement: 'deleteChatOfLobby', values: [id] },
      ...stepsToMarkLoaded(id),
    ]);
  }

  async lastChatSeq(lobby: string): Promise<number> {
    const row: Row | undefined = this.#reader.prepare('SELECT max(seq) AS seq FROM chat WHERE lobby = ?').get(lobby);
    return Number(row?.seq ?? 0);
  }

  async lastSaidAt(lobby: string, author: string): Promise<number | undefined> {
    const row: Row | undefined = this.#reader
      .prepare('SELECT at FROM chat WHERE lobby = ? AND author = ? ORDER BY seq DESC LIMIT 1')
      .get(lobby, author);
    return row && Number(row.at);
  }

  async addChat({ lobby, seq, author, name, recipient, at, text, isWatcher }: ChatMessage): Promise<'done' | 'taken'> {
    const values = [lobby, seq, author, name, recipient ?? null, at, text, isWatcher ? 1 : 0];
    const outcome = await this.#writer.write([{ statement: 'addChat', values }]);
    return outcome === 'done' ? 'done' : 'taken';
  }

  async trimChat(
    lobby: string,
    { players, watchers }: { readonly players: number; readonly watchers: number },
  ): Promise<void> {
    await this.#writer.write([
      { statement: 'trimChat', values: [lobby, 0, lobby, 0, players] },
      { statement: 'trimChat', values: [lobby, 1, lobby, 1, watchers] },
    ]);
  }

  async chatBetween(
    lobby: string,
    { from, to }: { readonly from: number; readonly to: number },
  ): Promise<readonly ChatMessage[]> {
    const rows: readonly Row[] = this.#reader
      .prepare('SELECT * FROM chat WHERE lobby = ? AND at BETWEEN ? AND ? ORDER BY seq')
      .all(lobby, from, to);
    return rows.map(chatMessageIn);
  }

  async chat(lobby: string, user: string): Promise<readonly ChatMessage[]> {
    const newest = this.#reader.prepare(
      `SELECT * FROM chat WHERE lobby = ? AND watcher = ? AND (recipient IS NULL OR recipient = ? OR author = ?)
       ORDER BY seq DESC LIMIT ?`,
    );
    const rows: readonly Row[] = [
      ...newest.all(lobby, 0, user, user, HISTORY),
      ...newest.all(lobby, 1, user, user, WATCHER_HISTORY),
    ];
    return rows.map(chatMessageIn).sort((one, other) => one.seq - other.seq);
  }

  async addReport({ at, lobby, reporter, reported, reason, messages, about }: Report): Promise<void> {
    const values = [at, lobby, reporter, reported, reason, JSON.stringify(messages), JSON.stringify(about)];
    await this.#writer.write([{ statement: 'addReport', values }]);
  }

  async reports(most: number): Promise<readonly StoredReport[]> {
    return this.#reader.prepare('SELECT * FROM reports ORDER BY id DESC LIMIT ?').all(most).map(reportIn);
  }

  async deleteReport(id: number): Promise<void> {
    await this.#writer.write([{ statement: 'deleteReport', values: [id] }]);
  }

  async addSanction({ kind, person, address, at, until }: Sanction): Promise<void> {
    await this.#writer.write([{ statement: 'addSanction', values: [kind, person, address ?? null, at, until] }]);
  }

  async sanctions(now: number): Promise<readonly Sanction[]> {
    return this.#reader.prepare('SELECT * FROM sanctions WHERE until > ?').all(now).map(sanctionIn);
  }

  async forgetModeration({
    reportsBefore,
    now,
  }: {
    readonly reportsBefore: number;
    readonly now: number;
  }): Promise<void> {
    await this.#writer.write([
      { statement: 'deleteReportsBefore', values: [reportsBefore] },
      { statement: 'deleteSanctionsUntil', values: [now] },
    ]);
  }

  async addShared(moment: SharedMoment, picture: Uint8Array | undefined): Promise<void> {
    const { id, table, by, at } = moment;
    const values = [id, table, by, at, sharedBody(moment), picture ?? null];
    await this.#writer.write([{ statement: 'addShared', values }]);
  }

  async shared(id: string): Promise<SharedMoment | undefined> {
    const row: Row | undefined = this.#reader
      .prepare('SELECT id, table_id, by_user, at, body FROM shared WHERE id = ?')
      .get(id);
    return row && sharedMomentIn(row);
  }

  async sharedPicture(id: string): Promise<Uint8Array | undefined> {
    const row: Row | undefined = this.#reader.prepare('SELECT picture FROM shared WHERE id = ?').get(id);
    return row?.picture instanceof Uint8Array ? row.picture : undefined;
  }

  async changeNamed(id: string, { user, named }: NameAgreed): Promise<void> {
    await this.#writer.write([{ statement: 'changeNamed', values: [id, user, named ? 1 : 0] }]);
  }

  async deleteShared(id: string): Promise<void> {
    await this.#writer.write([{ statement: 'deleteShared', values: [id] }]);
  }

  async countShared(table: string): Promise<number> {
    return Number(this.#reader.prepare('SELECT count(*) AS links FROM shared WHERE table_id = ?').get(table)?.links);
  }

  async forgetShared(before: number): Promise<void> {
    await this.#writer.write([{ statement: 'deleteSharedBefore', values: [before] }]);
  }

  async addDaily({ day, who, grade }: DailyReport): Promise<void> {
    await this.#writer.write([{ statement: 'addDaily', values: [day, who, grade] }]);
  }

  async dailyCounts(day: string): Promise<readonly number[]> {
    const query = 'SELECT grade, count(*) AS people FROM daily WHERE day = ? GROUP BY grade';
    return dailyCountsIn(this.#reader.prepare(query).all(day));
  }

  async forgetDaily(before: string): Promise<void> {
    await this.#writer.write([{ statement: 'deleteDailyBefore', values: [before] }]);
  }

  #lobbies(query: string, ...values: readonly string[]): readonly Lobby[] {
    const rows: readonly Row[] = this.#reader.prepare(query).all(...values);
    return rows.map(({ body }) => JSON.parse(String(body)) as Lobby);
  }
}

function stepsToMarkLoaded(lobby: string): readonly WriteStep[] {
  return [
    { statement: 'deleteUnloaded', values: [lobby] },
    { statement: 'deleteUnloadedMembers', values: [lobby] },
  ];
}
