/** What crosses to the writer thread and back. */

/** The only ways to write. Named, so that no statement is ever put together from what came over the wire. */
export const STATEMENTS = {
  deleteIncoming: 'DELETE FROM arrivals WHERE table_id = ?',
  deleteSegments: 'DELETE FROM stretches WHERE table_id = ?',
  putSegment: 'INSERT INTO stretches (table_id, first_seq, last_seq, lines) VALUES (?, ?, ?, ?)',
  deleteDeadline: 'DELETE FROM deadlines WHERE table_id = ?',
  addSnapshot: 'INSERT OR REPLACE INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)',
  trimSnapshots: `DELETE FROM snapshots WHERE table_id = ? AND seq NOT IN
    (SELECT seq FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT ?)`,
  putOver: 'INSERT OR REPLACE INTO over (table_id, since) VALUES (?, ?)',
  deleteOver: 'DELETE FROM over WHERE table_id = ?',
  putArchive: 'INSERT INTO archive (table_id, lines, body) VALUES (?, ?, ?)',
  deleteArchive: 'DELETE FROM archive WHERE table_id = ?',
  deleteSnapshots: 'DELETE FROM snapshots WHERE table_id = ?',
  putName: `INSERT INTO users (id, name, created_at, seen_at, settings) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at`,
  putSettings: 'UPDATE users SET settings = ? WHERE id = ?',
  deleteUser: 'DELETE FROM users WHERE id = ?',
  deleteUnseenUsers: 'DELETE FROM users WHERE id IN (SELECT id FROM users WHERE seen_at < ? LIMIT 500)',
  putLobby: `INSERT INTO lobbies (id, code, body) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, body = excluded.body`,
  deleteLobby: 'DELETE FROM lobbies WHERE id = ?',
  putUnloaded: 'INSERT OR REPLACE INTO aside (lobby, table_id, kept_until) VALUES (?, ?, ?)',
  addUnloadedMember: 'INSERT INTO aside_members (user, lobby) VALUES (?, ?)',
  deleteUnloaded: 'DELETE FROM aside WHERE lobby = ?',
  deleteUnloadedMembers: 'DELETE FROM aside_members WHERE lobby = ?',
  addChat: 'INSERT INTO chat (lobby, seq, author, name, recipient, at, body, watcher) VALUES (?, ?, ?, ?, ?, ?, ?, ?)',
  trimChat: `DELETE FROM chat WHERE lobby = ? AND watcher = ? AND seq <=
    (SELECT seq FROM chat WHERE lobby = ? AND watcher = ? ORDER BY seq DESC LIMIT 1 OFFSET ?)`,
  deleteChatOfLobby: 'DELETE FROM chat WHERE lobby = ?',
  deleteChatOfUser: 'DELETE FROM chat WHERE author = ? OR recipient = ?',
  addReport: 'INSERT INTO reports (at, lobby, reporter, reported, reason, lines, about) VALUES (?, ?, ?, ?, ?, ?, ?)',
  deleteReport: 'DELETE FROM reports WHERE id = ?',
  deleteReportsBefore: 'DELETE FROM reports WHERE at < ?',
  addSanction: 'INSERT INTO sanctions (kind, person, address, at, until) VALUES (?, ?, ?, ?, ?)',
  deleteSanctionsUntil: 'DELETE FROM sanctions WHERE until <= ?',
  deleteRestored: 'DELETE FROM restored WHERE table_id = ?',
  putClock: "INSERT OR REPLACE INTO meta (key, value) VALUES ('clock', ?)",
  deleteReportsOfUser: 'DELETE FROM reports WHERE reporter = ?',
  addShared:
    'INSERT INTO shared (id, table_id, by_user, at, body, picture) VALUES (?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING',
  changeNamed: `UPDATE shared SET body = json_set(body, '$.named', (SELECT json_group_array(value) FROM (
      SELECT value FROM json_each(body, '$.named') WHERE value <> ?2 UNION ALL SELECT ?2 WHERE ?3
    ))) WHERE id = ?1`,
  deleteShared: 'DELETE FROM shared WHERE id = ?',
  deleteSharedOfUser: 'DELETE FROM shared WHERE by_user = ?',
  // Whoever is forgotten played there all the same, as nobody.
  forgetInShared: 'UPDATE shared SET body = replace(body, ?, ?) WHERE instr(body, ?) > 0',
  deleteSharedBefore: 'DELETE FROM shared WHERE at < ?',
  addDaily: 'INSERT INTO daily (day, who, grade) VALUES (?, ?, ?) ON CONFLICT DO NOTHING',
  deleteDailyBefore: 'DELETE FROM daily WHERE day < ?',
} as const;

export type StatementName = keyof typeof STATEMENTS;
export type Value = string | number | null | Uint8Array;

export interface WriteStep {
  readonly statement: StatementName;
  readonly values: readonly Value[];
}

/** The next entry of a table's log as JSON, and when the table wants to be woken if nothing else happens. */
export interface NewEntry {
  readonly table: string;
  readonly seq: number;
  readonly commandId: string | undefined;
  readonly deadline: number | undefined;
  readonly json: string;
}

/** All or nothing. Only the entry or else the first step may meet a constraint; the job is then left out and answers "conflict". */
export interface WriteJob {
  readonly entry?: NewEntry;
  readonly steps: readonly WriteStep[];
}

export type WriteOutcome = 'done' | 'conflict';

/** Handed to the thread when it starts. */
export interface WriterSettings {
  readonly dataDir: string;
}

export interface WriteBatch {
  readonly type: 'write';
  readonly jobs: readonly WriteJob[];
}

/** What has moved from the table `arrivals` to where a reader finds it by table. */
export interface Settled {
  /** Everything that came before this batch. */
  readonly isAllBefore: boolean;
  /** Everything of these tables, this batch included. */
  readonly tables: readonly string[];
}

export type WriterMessage =
  | WriteBatch
  /** Everything of the old database is forgotten; write to the one that was put in its place. */
  | { readonly type: 'acceptReplacement' }
  | { readonly type: 'close' };

export type WriterAnswer =
  | { readonly type: 'ready' }
  | {
      readonly type: 'written';
      readonly outcomes: readonly WriteOutcome[];
      readonly settled: Settled;
    }
  | { readonly type: 'failed'; readonly reason: string }
  | { readonly type: 'settled'; readonly settled: Settled }
  | { readonly type: 'replaced' }
  | { readonly type: 'closed' };
