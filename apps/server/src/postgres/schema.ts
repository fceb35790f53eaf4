/** The database of a cluster, as the steps that lead to it. A step that has shipped is never edited: add another one. */

/** Shares of the log: many small trees of indexes instead of a huge one, and parts that can be moved to other disks. */
const LOG_PARTITIONS = 16;

const partitions = Array.from(
  { length: LOG_PARTITIONS },
  (_, part) =>
    `CREATE TABLE log_${part} PARTITION OF log FOR VALUES WITH (MODULUS ${LOG_PARTITIONS}, REMAINDER ${part});`,
).join('\n  ');

export const SCHEMA: readonly string[] = [
  `
  CREATE TABLE meta (key TEXT PRIMARY KEY, value TEXT NOT NULL);

  -- Processes, by a name that is new at every start. Who has not been heard of for a moment counts as dead.
  CREATE TABLE nodes (id TEXT PRIMARY KEY, alive_until BIGINT NOT NULL);

  -- One row for every table: how long its log is (the fence between two writers), when it wants to be woken, and which
  -- process tends to its clock and its computer players. Half-empty pages: a new length rewrites no index.
  CREATE TABLE tables (
    id TEXT PRIMARY KEY,
    seq INTEGER NOT NULL,
    deadline BIGINT,
    tended_by TEXT,
    over_since BIGINT,
    archived BOOLEAN NOT NULL DEFAULT false
  ) WITH (fillfactor = 50);
  CREATE INDEX tables_by_deadline ON tables (tended_by, deadline) WHERE deadline IS NOT NULL;
  CREATE INDEX tables_over ON tables (over_since) WHERE over_since IS NOT NULL AND NOT archived;

  -- (table_id, command_id) makes a resent command harmless. "due": the deadline that led to this line, if it was one.
  CREATE TABLE log (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    command_id TEXT,
    due BIGINT,
    entry TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  ) PARTITION BY HASH (table_id);
  CREATE UNIQUE INDEX log_by_command ON log (table_id, command_id) WHERE command_id IS NOT NULL;
  ${partitions}

  CREATE TABLE snapshots (
    table_id TEXT NOT NULL,
    seq INTEGER NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (table_id, seq)
  );

  -- Finished games: the whole log in one compressed piece.
  CREATE TABLE archive (
    table_id TEXT PRIMARY KEY,
    lines INTEGER NOT NULL,
    body BYTEA NOT NULL
  );

  CREATE TABLE users (
    id TEXT PRIMARY KEY,
    name TEXT NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    settings TEXT NOT NULL
  );

  -- What is asked for beside the body stands in columns of its own. "version" fences two writers of the body; "serial"
  -- grows with everything that somebody who looks at the lobby should see: body, presence, chat.
  CREATE TABLE lobbies (
    id TEXT PRIMARY KEY,
    code TEXT NOT NULL UNIQUE,
    version INTEGER NOT NULL,
    serial INTEGER NOT NULL,
    is_public BOOLEAN NOT NULL,
    state TEXT NOT NULL,
    host TEXT NOT NULL,
    table_id TEXT,
    members TEXT[] NOT NULL,
    seats INTEGER NOT NULL,
    created_at BIGINT NOT NULL,
    seen_at BIGINT NOT NULL,
    body TEXT NOT NULL
  );
  CREATE INDEX lobbies_by_member ON lobbies USING gin (members);
  CREATE INDEX lobbies_by_table ON lobbies (table_id) WHERE table_id IS NOT NULL;
  CREATE INDEX lobbies_listed ON lobbies (created_at DESC) WHERE is_public;
  CREATE INDEX lobbies_waiting ON lobbies (id) WHERE state = 'waiting';

  -- Who looks at which lobby through which process. Rows of dead processes count for nothing.
  CREATE TABLE presence (
    lobby TEXT NOT NULL,
    user_id TEXT NOT NULL,
    node TEXT NOT NULL,
    PRIMARY KEY (lobby, user_id, node)
  );
  CREATE INDEX presence_by_node ON presence (node);

  CREATE TABLE chat (
    lobby TEXT NOT NULL,
    seq BIGINT NOT NULL,
    author TEXT NOT NULL,
    name TEXT NOT NULL,
    recipient TEXT,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    PRIMARY KEY (lobby, seq)
  );
  CREATE INDEX chat_by_author ON chat (author);
  CREATE INDEX chat_by_recipient ON chat (recipient) WHERE recipient IS NOT NULL;

  CREATE TABLE reports (
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    at BIGINT NOT NULL,
    lobby TEXT NOT NULL,
    reporter TEXT NOT NULL,
    reported TEXT NOT NULL,
    reason TEXT NOT NULL,
    lines TEXT NOT NULL
  );

  CREATE FUNCTION now_ms() RETURNS BIGINT LANGUAGE sql VOLATILE AS
    $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT $$;

  -- One call, one transaction, one fsync for many lines of many tables. Callers hand the tables over in order of their
  -- names, so that two batches never wait for each other in a circle. The answer has one word for each line:
  --   s <tender>   stored, and who tends to the table
  --   d <seq>      this command was stored before, in that line
  --   c            somebody else was first, the deadline is not due by this clock, or the table is gone
  --   a            the table is archived
  -- A line that a deadline led to names it: it is stored only when that is due by the clock of the database, and the next
  -- deadline takes its place in the same transaction. No process with a fast clock fires early, no two fire the same one.
  CREATE FUNCTION append_lines(
    node TEXT, alive TEXT[], ids TEXT[], seqs INTEGER[], commands TEXT[], entries TEXT[],
    deadlines BIGINT[], dues BIGINT[], overs BIGINT[]
  ) RETURNS TEXT[] LANGUAGE plpgsql AS $$
  DECLARE
    answers TEXT[] := '{}';
    first_seq INTEGER;
    tender TEXT;
    is_archived BOOLEAN;
  BEGIN
    FOR i IN 1 .. array_length(ids, 1) LOOP
      INSERT INTO log (table_id, seq, command_id, due, entry)
        VALUES (ids[i], seqs[i], commands[i], dues[i], entries[i]) ON CONFLICT DO NOTHING;
      IF NOT FOUND THEN
        SELECT log.seq INTO first_seq FROM log WHERE table_id = ids[i] AND command_id = commands[i];
        answers[i] := CASE WHEN FOUND THEN 'd ' || first_seq ELSE 'c' END;
        CONTINUE;
      END IF;
      IF seqs[i] = 1 THEN
        INSERT INTO tables (id, seq, deadline, tended_by, over_since)
          VALUES (ids[i], 1, deadlines[i], node, overs[i]) ON CONFLICT DO NOTHING RETURNING tended_by INTO tender;
      ELSE
        UPDATE tables SET seq = seqs[i], deadline = deadlines[i], over_since = overs[i],
            tended_by = CASE WHEN tended_by = ANY (alive) THEN tended_by ELSE node END
          WHERE id = ids[i] AND tables.seq = seqs[i] - 1 AND NOT archived
            AND (dues[i] IS NULL OR dues[i] <= now_ms())
          RETURNING tended_by INTO tender;
      END IF;
      IF FOUND THEN
        answers[i] := 's ' || tender;
        CONTINUE;
      END IF;
      DELETE FROM log WHERE table_id = ids[i] AND log.seq = seqs[i];
      SELECT archived INTO is_archived FROM tables WHERE id = ids[i];
      answers[i] := CASE WHEN is_archived THEN 'a' ELSE 'c' END;
    END LOOP;
    RETURN answers;
  END $$;
  `,
  `
  -- Which lobbies nobody has touched for long enough is asked by time.
  CREATE INDEX lobbies_by_seen ON lobbies (seen_at);
  DROP INDEX lobbies_waiting;
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
    id BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    kind TEXT NOT NULL,
    person TEXT NOT NULL,
    address TEXT,
    at BIGINT NOT NULL,
    until BIGINT NOT NULL
  );
  -- Tables that a dump put back: their dice are thrown again before anything else. Whoever restores one fills it (operate.md).
  CREATE TABLE restored (table_id TEXT PRIMARY KEY);
  `,
  `
  -- Keyed hashes of where they come from, of this lobby and of the whole server: "one:other one:other".
  ALTER TABLE presence ADD COLUMN come_from TEXT NOT NULL DEFAULT '';

  -- The clock of all deadlines goes on where the machine's was set back: "clock ahead" in meta says by how much it was.
  ALTER TABLE nodes ADD COLUMN heard_at BIGINT NOT NULL DEFAULT 0;
  CREATE FUNCTION wall_ms() RETURNS BIGINT LANGUAGE sql VOLATILE AS
    $$ SELECT floor(extract(epoch FROM clock_timestamp()) * 1000)::BIGINT $$;
  CREATE OR REPLACE FUNCTION now_ms() RETURNS BIGINT LANGUAGE sql VOLATILE AS
    $$ SELECT wall_ms() + coalesce((SELECT value::BIGINT FROM meta WHERE key = 'clock ahead'), 0) $$;
  `,
  `
  -- Links to moments of finished games; the picture is what their preview shows.
  CREATE TABLE shared (
    id TEXT PRIMARY KEY,
    table_id TEXT NOT NULL,
    by_user TEXT NOT NULL,
    at BIGINT NOT NULL,
    body TEXT NOT NULL,
    picture BYTEA
  );
  CREATE INDEX shared_by_table ON shared (table_id);
  CREATE INDEX shared_by_user ON shared (by_user);
  CREATE INDEX shared_by_time ON shared (at);
  `,
  `
  -- How people fared with the position of a day: counted, and nothing else known of them.
  CREATE TABLE daily (day TEXT NOT NULL, who TEXT NOT NULL, grade INTEGER NOT NULL, PRIMARY KEY (day, who));
  `,
];
