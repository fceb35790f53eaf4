import type { ClientBase } from 'pg';
import { SCHEMA } from './schema.ts';

/** Any number that no other program of this database uses. */
export const MIGRATION_LOCK = 4_711_023_001;

/** A newer server was here: waiting would not help. */
export class DatabaseTooNew extends Error {
  constructor(version: number, known: number) {
    super(`the database is of version ${version}, this server knows ${known}: start a newer one`);
  }
}

/**
 * Brings the database up to date. Of N processes that start together one does it and the others wait for the lock; the
 * lock ends with the transaction, so a process that dies half-way leaves the database as it was.
 */
export async function migrate(client: ClientBase, schema: readonly string[] = SCHEMA): Promise<void> {
  await client.query('BEGIN');
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [MIGRATION_LOCK]);
    await client.query('CREATE TABLE IF NOT EXISTS schema_version (version INTEGER NOT NULL)');
    const { rows } = await client.query('SELECT version FROM schema_version');
    const version = Number(rows[0]?.version ?? 0);
    if (version > schema.length) throw new DatabaseTooNew(version, schema.length);
    for (const step of schema.slice(version)) await client.query(step);
    if (rows.length === 0) await client.query('INSERT INTO schema_version VALUES ($1)', [schema.length]);
    else if (version < schema.length) await client.query('UPDATE schema_version SET version = $1', [schema.length]);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
}
