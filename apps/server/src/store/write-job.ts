/** What crosses to the writer thread and back. */

/** The only ways to write. Named, so that no statement is ever put together from what came over the wire. */
export const STATEMENTS = {
  deleteLog: 'DELETE FROM log WHERE table_id = ?',
  append: 'INSERT INTO log (table_id, seq, command_id, at, entry) VALUES (?, ?, ?, ?, ?)',
  putDeadline:
    'INSERT INTO deadlines (table_id, at) VALUES (?, ?) ON CONFLICT (table_id) DO UPDATE SET at = excluded.at',
  deleteDeadline: 'DELETE FROM deadlines WHERE table_id = ?',
  addSnapshot: 'INSERT OR REPLACE INTO snapshots (table_id, seq, body) VALUES (?, ?, ?)',
  trimSnapshots: `DELETE FROM snapshots WHERE table_id = ? AND seq NOT IN
    (SELECT seq FROM snapshots WHERE table_id = ? ORDER BY seq DESC LIMIT ?)`,
  putOver: 'INSERT OR REPLACE INTO over (table_id, since) VALUES (?, ?)',
  deleteOver: 'DELETE FROM over WHERE table_id = ?',
  putArchive: 'INSERT INTO archive (table_id, lines, body) VALUES (?, ?, ?)',
  deleteArchive: 'DELETE FROM archive WHERE table_id = ?',
  deleteSnapshots: 'DELETE FROM snapshots WHERE table_id = ?',
  putUser: `INSERT INTO users (id, name, created_at, seen_at, settings) VALUES (?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET name = excluded.name, seen_at = excluded.seen_at, settings = excluded.settings`,
  deleteUser: 'DELETE FROM users WHERE id = ?',
  putLobby: `INSERT INTO lobbies (id, code, body) VALUES (?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET code = excluded.code, body = excluded.body`,
  deleteLobby: 'DELETE FROM lobbies WHERE id = ?',
  addChat: 'INSERT INTO chat (lobby, seq, author, name, recipient, at, body) VALUES (?, ?, ?, ?, ?, ?, ?)',
  deleteChatOfLobby: 'DELETE FROM chat WHERE lobby = ?',
  deleteChatOfUser: 'DELETE FROM chat WHERE author = ? OR recipient = ?',
  addReport: 'INSERT INTO reports (at, lobby, reporter, reported, reason, lines) VALUES (?, ?, ?, ?, ?, ?)',
  deleteReportsOfUser: 'DELETE FROM reports WHERE reporter = ?',
} as const;

export type StatementName = keyof typeof STATEMENTS;
export type Value = string | number | null | Uint8Array;

export interface WriteStep {
  readonly statement: StatementName;
  readonly values: readonly Value[];
}

/** All or nothing. Only the first step may meet a constraint; the job is then left out and answers "conflict". */
export type WriteJob = readonly WriteStep[];

export type WriteOutcome = 'done' | 'conflict';

export interface WriteBatch {
  readonly id: number;
  readonly jobs: readonly WriteJob[];
}

export type WriterAnswer =
  | { readonly type: 'ready' }
  | { readonly type: 'written'; readonly id: number; readonly outcomes: readonly WriteOutcome[] }
  | { readonly type: 'failed'; readonly id: number; readonly reason: string }
  | { readonly type: 'replaced' }
  | { readonly type: 'closed' };
