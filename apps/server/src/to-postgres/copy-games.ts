import type { DatabaseSync } from 'node:sqlite';
import type { ClientBase } from 'pg';
import { entryIn } from '../store/index.ts';
import { copyRows } from './copy-rows.ts';

const [TEXT, INTEGER, BIGINT] = ['TEXT', 'INTEGER', 'BIGINT'];

/** A table of the log, or of the archive: how long it is, when it wants to be woken, since when it is over. */
const RUNNING = `SELECT s.table_id AS id, max(s.last_seq) AS seq, min(d.at) AS deadline, min(o.since) AS over_since, 0 AS archived
  FROM stretches s LEFT JOIN deadlines d USING (table_id) LEFT JOIN over o USING (table_id) GROUP BY s.table_id`;
const ARCHIVED = 'SELECT table_id AS id, lines AS seq, NULL AS deadline, 0 AS over_since, 1 AS archived FROM archive';

export async function copyGames(source: DatabaseSync, target: ClientBase) {
  const tables = {
    into: 'tables',
    columns: { id: TEXT, seq: INTEGER, deadline: BIGINT, over_since: BIGINT, archived: 'BOOLEAN' },
  };
  const games = await copyRows(source, target, { ...tables, from: RUNNING });
  const archived = await copyRows(source, target, { ...tables, from: ARCHIVED });
  await copyRows(source, target, {
    ...{ from: 'SELECT table_id, seq, entry FROM lines', into: 'log' },
    columns: { table_id: TEXT, seq: INTEGER, command_id: TEXT, entry: TEXT },
    values: ({ table_id, seq, entry }) => [table_id, seq, entryIn(entry).commandId, entry],
  });
  await copyRows(source, target, {
    ...{ from: 'SELECT * FROM snapshots', into: 'snapshots' },
    columns: { table_id: TEXT, seq: INTEGER, body: TEXT },
  });
  await copyRows(source, target, {
    ...{ from: 'SELECT * FROM archive', into: 'archive' },
    columns: { table_id: TEXT, lines: INTEGER, body: 'BYTEA' },
  });
  await copyRows(source, target, {
    ...{ from: 'SELECT * FROM restored', into: 'restored' },
    columns: { table_id: TEXT },
  });
  return { games, archived };
}
