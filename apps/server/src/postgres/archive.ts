/** Finished games: their logs are put away in one compressed piece each, and read from there as if nothing had happened. */

import type { LogEntry, TableId } from '@illuminice/table';
import type { PoolClient } from 'pg';
import { compressed, entriesOfPiece, entryIn, linesIn } from '../store/index.ts';
import type { Database } from './database.ts';

/** In one go; the rest waits for the next round. */
const MOST_AT_ONCE = 50;

export class Archive {
  readonly #database: Database;

  constructor(database: Database) {
    this.#database = database;
  }

  async entries(table: TableId): Promise<readonly LogEntry[]> {
    const row = await this.#database.one('SELECT body FROM archive WHERE table_id = $1', [table]);
    return row === undefined ? [] : entriesOfPiece(row.body);
  }

  /** One transaction for each game: a crash leaves it in the log or in the archive, never in neither. */
  async putAway(before: number): Promise<number> {
    const rows = await this.#database.query(
      'SELECT id FROM tables WHERE over_since < $1 AND NOT archived ORDER BY over_since LIMIT $2',
      [before, MOST_AT_ONCE],
    );
    let count = 0;
    for (const { id } of rows)
      if (await this.#database.transaction((client) => putAwayOne(client, String(id), before))) count++;
    return count;
  }

  /** Somebody plays on after all: an undo of the last move, a late rematch. */
  async bringBack(table: TableId): Promise<void> {
    await this.#database.transaction(async (client) => {
      const { rowCount } = await client.query('UPDATE tables SET archived = false WHERE id = $1 AND archived', [table]);
      if (rowCount === 0) return;
      const { rows } = await client.query('DELETE FROM archive WHERE table_id = $1 RETURNING body', [table]);
      const lines = linesIn(rows[0]?.body as Uint8Array);
      const entries = lines.map(entryIn);
      await client.query(
        `INSERT INTO log (table_id, seq, command_id, entry)
         SELECT $1, * FROM unnest($2::INTEGER[], $3::TEXT[], $4::TEXT[])`,
        [table, entries.map(({ seq }) => seq), entries.map(({ commandId }) => commandId ?? null), lines],
      );
    });
  }
}

/** The update takes the row's lock: an entry under way is stored before it, or finds the table archived. */
async function putAwayOne(client: PoolClient, table: TableId, before: number): Promise<boolean> {
  const { rowCount } = await client.query(
    'UPDATE tables SET archived = true WHERE id = $1 AND over_since < $2 AND NOT archived',
    [table, before],
  );
  if (rowCount === 0) return false;
  const { rows } = await client.query('DELETE FROM log WHERE table_id = $1 RETURNING seq, entry', [table]);
  const lines = rows.sort((a, b) => Number(a.seq) - Number(b.seq)).map(({ entry }) => String(entry));
  await client.query('INSERT INTO archive (table_id, lines, body) VALUES ($1, $2, $3)', [
    table,
    lines.length,
    compressed(lines),
  ]);
  await client.query('DELETE FROM snapshots WHERE table_id = $1', [table]);
  return true;
}
