import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export const DATABASE_FILE = 'illuminice.db';

export function databaseFile(dataDir: string): string {
  return join(dataDir, DATABASE_FILE);
}

export function hasDatabase(dataDir: string): boolean {
  return existsSync(databaseFile(dataDir));
}

/**
 * FULL: a commit that returned has been fsynced. With anything less an acknowledged move could be lost. The pages a thousand tables write to
 * fit into the cache (32 MB at most), and many entries of one page reach the file itself at once (every 4000 pages, 16 MB).
 */
export function openForWriting(dataDir: string): DatabaseSync {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  makePrivate(databaseFile(dataDir));
  const database = new DatabaseSync(databaseFile(dataDir));
  database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA busy_timeout = 5000');
  database.exec('PRAGMA cache_size = -32000; PRAGMA wal_autocheckpoint = 4000');
  return database;
}

/** Every hand and whisper is in these files; SQLite gives the files beside a database its mode. Made empty where there is none. */
export function makePrivate(file: string): void {
  closeSync(openSync(file, 'a', 0o600));
  chmodSync(file, 0o600);
}

/** A second connection sees every commit at once and never waits for the writer (WAL). */
export function openForReading(dataDir: string): DatabaseSync {
  if (!hasDatabase(dataDir)) throw new Error(`there is no database in ${dataDir} (DATA_DIR)`);
  const database = new DatabaseSync(databaseFile(dataDir), { readOnly: true });
  database.exec('PRAGMA busy_timeout = 5000');
  return database;
}

/** What the process before noted as its time; 0 where there was none. */
export function lastClock(dataDir: string): number {
  if (!hasDatabase(dataDir)) return 0;
  const database = openForReading(dataDir);
  try {
    return Number(database.prepare("SELECT value FROM meta WHERE key = 'clock'").get()?.value ?? 0);
  } catch {
    // Before the first migration there is no such table.
    return 0;
  } finally {
    database.close();
  }
}
