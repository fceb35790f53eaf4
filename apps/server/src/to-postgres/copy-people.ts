import type { DatabaseSync } from 'node:sqlite';
import type { ClientBase } from 'pg';
import { type Lobby, lobbyColumns } from '../lobby/index.ts';
import { keptFor } from '../runtime/index.ts';
import { copyRows } from './copy-rows.ts';

const [TEXT, BIGINT] = ['TEXT', 'BIGINT'];

export async function copyPeople(source: DatabaseSync, target: ClientBase) {
  const people = await copyRows(source, target, {
    ...{ from: 'SELECT * FROM users', into: 'users' },
    columns: { id: TEXT, name: TEXT, created_at: BIGINT, seen_at: BIGINT, settings: TEXT },
  });
  const lobbies = await copyLobbies(source, target);
  await copyRows(source, target, {
    ...{ from: 'SELECT * FROM chat', into: 'chat' },
    columns: {
      lobby: TEXT,
      seq: BIGINT,
      author: TEXT,
      name: TEXT,
      recipient: TEXT,
      at: BIGINT,
      body: TEXT,
      watcher: 'INTEGER',
    },
  });
  await copyRows(source, target, {
    ...{ from: 'SELECT * FROM reports ORDER BY id', into: 'reports' },
    columns: { at: BIGINT, lobby: TEXT, reporter: TEXT, reported: TEXT, reason: TEXT, lines: TEXT, about: TEXT },
  });
  await copyRows(source, target, {
    ...{ from: 'SELECT * FROM sanctions ORDER BY id', into: 'sanctions' },
    columns: { kind: TEXT, person: TEXT, address: TEXT, at: BIGINT, until: BIGINT },
  });
  await copyRows(source, target, {
    ...{ from: 'SELECT * FROM shared', into: 'shared' },
    columns: { id: TEXT, table_id: TEXT, by_user: TEXT, at: BIGINT, body: TEXT, picture: 'BYTEA' },
  });
  await copyRows(source, target, {
    ...{ from: 'SELECT * FROM daily', into: 'daily' },
    columns: { day: TEXT, who: TEXT, grade: 'INTEGER' },
  });
  return { people, lobbies };
}

/** What one process keeps in memory stands in columns, where the others find it. */
async function copyLobbies(source: DatabaseSync, target: ClientBase): Promise<number> {
  const rows = source.prepare('SELECT body, kept_until FROM lobbies LEFT JOIN aside ON aside.lobby = lobbies.id');
  let count = 0;
  for (const { body, kept_until } of rows.iterate()) {
    const lobby = JSON.parse(String(body)) as Lobby;
    // One that lay aside is kept as long as it would have been there.
    const seenAt = kept_until === null ? Date.now() : Number(kept_until) - keptFor(lobby);
    await target.query(
      `INSERT INTO lobbies (id, code, is_public, state, host, table_id, members, seats, body, version, serial,
         created_at, seen_at)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, 1, 1, $10, $11)`,
      [...lobbyColumns(lobby), lobby.createdAt, seenAt],
    );
    count++;
  }
  return count;
}
