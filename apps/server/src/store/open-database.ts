import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const DATABASE_FILE = 'illuminice.db';

export function databaseFile(dataDir: string): string {
  return join(dataDir, DATABASE_FILE);
}

/** FULL: a commit that returned has been fsynced. With anything less an acknowledged move could be lost. */
export function openForWriting(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true });
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  return database;
}

/** A second connection sees every commit at once and never waits for the writer (WAL). */
export function openForReading(dataDir: string): DatabaseSync {
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  database.exec('PRAGMA busy_timeout = 5000');
  return database;
}
