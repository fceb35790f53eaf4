/**
 * The database, as the steps that lead to it. A step that has shipped is never edited: add another one.
 * `user_version` of the file says how many have been taken.
 */

import type { DatabaseSync } from 'node:sqlite';

export const MIGRATIONS: readonly string[] = [
  `
  -- 'generation' changes when a backup is put back under a running server.
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID;

  -- (table_id, seq) is the fence between two writers, (table_id, command_id) makes a resent command harmless.
  CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    command_id TEXT,
    at INTEGER NOT NULL,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) WITHOUT ROWID;
  CREATE UNIQUE INDEX log_by_command ON log (table_id, command_id) WHERE command_id IS NOT NULL;

  CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) WITHOUT ROWID;

  CREATE TABLE deadlines (
    table_id TEXT PRIMARY KEY,
    at INTEGER NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at INTEGER NOT NULL,
    seen_at INTEGER NOT NULL,
    settings TEXT NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE lobbies (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    body TEXT NOT NULL
  ) WITHOUT ROWID;

  CREATE TABLE chat (
    lobby TEXT NOT NULL,
    seq INTEGER NOT NULL,
    author TEXT NOT NULL,
    name TEXT NOT NULL,
    recipient TEXT,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (lobby, seq)
  ) WITHOUT ROWID;
  CREATE INDEX chat_by_author ON chat (author);
  CREATE INDEX chat_by_recipient ON chat (recipient) WHERE recipient IS NOT NULL;

  CREATE TABLE reports (
    id INTEGER PRIMARY KEY,
    at INTEGER NOT NULL,
    lobby TEXT NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    reason TEXT NOT NULL,
    lines TEXT NOT NULL
  );
  `,
  `
  -- Games that ended and wait to be put away; whether they are still over is looked at then.
  CREATE TABLE over (table_id TEXT PRIMARY KEY, since INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX over_by_time ON over (since);

  -- Finished games: the whole log in one compressed piece.
  CREATE TABLE archive (table_id TEXT PRIMARY KEY, lines INTEGER NOT NULL, body BLOB NOT NULL);
  `,
  `
  -- Lines in the order they came, of all tables: a commit writes to one place.
  CREATE TABLE arrivals (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    deadline INTEGER,
    entry TEXT NOT NULL
  );

  -- A stretch of a table's log: its lines as one JSON array. Every line ends up here.
  CREATE TABLE stretches (
    id INTEGER PRIMARY KEY,
    table_id TEXT NOT NULL,
    first_seq INTEGER NOT NULL,
    last_seq INTEGER NOT NULL,
    lines TEXT NOT NULL
  );
  CREATE UNIQUE INDEX stretches_by_table ON stretches (table_id, first_seq);
  INSERT INTO stretches (table_id, first_seq, last_seq, lines)
    SELECT table_id, min(seq), max(seq), json_group_array(json(entry))
    FROM (SELECT table_id, seq, entry FROM log ORDER BY table_id, seq) GROUP BY table_id;
  DROP TABLE log;

  -- Every line, wherever it lies; one that was moved may still lie in both places.
  CREATE VIEW lines AS
    SELECT table_id, first_seq + key AS seq, value AS entry FROM stretches, json_each(lines)
    UNION ALL
    SELECT table_id, seq, entry FROM arrivals
    WHERE NOT EXISTS (
      SELECT 1 FROM stretches WHERE stretches.table_id = arrivals.table_id AND seq BETWEEN first_seq AND last_seq);
  `,
  `
  -- Lobbies nobody is in: they are not read at start, and are found by table and person when somebody comes back.
  CREATE TABLE aside (lobby TEXT PRIMARY KEY, table_id TEXT, kept_until INTEGER NOT NULL) WITHOUT ROWID;
  CREATE INDEX aside_by_table ON aside (table_id) WHERE table_id IS NOT NULL;
  CREATE INDEX aside_by_end ON aside (kept_until);
  CREATE TABLE aside_members (user TEXT NOT NULL, lobby TEXT NOT NULL, PRIMARY KEY (user, lobby)) WITHOUT ROWID;
  CREATE INDEX aside_members_by_lobby ON aside_members (lobby);
  `,
  `
  CREATE INDEX users_by_seen ON users (seen_at);
  `,
  `
  -- What those say who only look on is kept and counted apart.
  ALTER TABLE chat ADD COLUMN watcher INTEGER NOT NULL DEFAULT 0;
  -- Names, and a keyed hash of where the reported person came from, as JSON.
  ALTER TABLE reports ADD COLUMN about TEXT;
  CREATE TABLE sanctions (
    id INTEGER PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    address TEXT,
    at INTEGER NOT NULL,
    until INTEGER NOT NULL
  );
  -- Tables that a backup put back: their dice are thrown again before anything else.
  CREATE TABLE restored (table_id TEXT PRIMARY KEY) WITHOUT ROWID;
  `,
  `
  -- Links to moments of finished games; the picture is what their preview shows.
  CREATE TABLE shared (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    by_user TEXT NOT NULL,
    at INTEGER NOT NULL,
    body TEXT NOT NULL,
    picture BLOB
  );
  CREATE INDEX shared_by_table ON shared (table_id);
  CREATE INDEX shared_by_user ON shared (by_user);
  CREATE INDEX shared_by_time ON shared (at);
  `,
  `
  -- How people fared with the position of a day: counted, and nothing else known of them.
  CREATE TABLE daily (day TEXT NOT NULL, who TEXT NOT NULL, grade INTEGER NOT NULL, PRIMARY KEY (day, who)) WITHOUT ROWID;
  `,
];

/** Brings the file up to date; refuses one written by a newer server, which this one would misread. */
export function migrate(database: DatabaseSync, migrations: readonly string[] = MIGRATIONS): void {
  const row = database.prepare('PRAGMA user_version').get();
  const version = Number(row?.user_version ?? 0);
  if (version > migrations.length)
    throw new Error(`the database is of version ${version}, this server knows ${migrations.length}: start a newer one`);
  for (let next = version; next < migrations.length; next++) {
    database.exec('BEGIN IMMEDIATE');
    try {
      database.exec(migrations[next] ?? '');
      database.exec(`PRAGMA user_version = ${next + 1}`);
      database.exec('COMMIT');
    } catch (error) {
      database.exec('ROLLBACK');
      throw error;
    }
  }
}
