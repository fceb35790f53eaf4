/** A whole copy of the database, taken while the server plays on, and the way back. */

import { randomUUID } from 'node:crypto';
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { IncomingEntries } from './incoming-entries.ts';
import { migrate } from './migrations.ts';
import { databaseFile, makePrivate, openForReading, openForWriting } from './open-database.ts';

/** Without it nobody could come back to their seat on another machine. */
const SESSION_KEY_FILE = 'session.key';
const KEY_ROW = 'sessionKey';

/** VACUUM INTO reads one consistent moment and writes a compact file without a log beside it. */
export function backUp(dataDir: string, target: string): { readonly bytes: number } {
  if (existsSync(target)) throw new Error(`${target} exists already; a backup never overwrites anything`);
  const unfinished = `${target}.part`;
  const database = openForReading(dataDir);
  try {
    mkdirSync(dirname(resolve(target)), { recursive: true });
    rmSync(unfinished, { force: true });
    makePrivate(unfinished);
    database.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    database.close();
  }
  keepSessionKey(dataDir, unfinished);
  checkIntegrity(unfinished);
  renameSync(unfinished, target);
  return { bytes: statSync(target).size };
}

function keepSessionKey(dataDir: string, unfinished: string): void {
  const file = join(dataDir, SESSION_KEY_FILE);
  if (!existsSync(file)) return;
  const database = new DatabaseSync(unfinished);
  try {
    const row = database.prepare('INSERT OR REPLACE INTO meta (key, value) VALUES (?, ?)');
    row.run(KEY_ROW, readFileSync(file, 'utf8').trim());
  } finally {
    database.close();
  }
}

export function checkIntegrity(file: string): void {
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const row = database.prepare('PRAGMA integrity_check').get();
    if (row?.integrity_check !== 'ok') throw new Error(`${file} is damaged: ${String(row?.integrity_check)}`);
  } finally {
    database.close();
  }
}

/** Any other file would take the place of every game. */
function checkBackup(file: string): void {
  try {
    checkIntegrity(file);
  } catch (error) {
    throw new Error(`${file} is no backup: ${error instanceof Error ? error.message : error}`);
  }
  const database = new DatabaseSync(file, { readOnly: true });
  try {
    const own = database.prepare("SELECT name FROM sqlite_schema WHERE name IN ('meta', 'lobbies')").all();
    if (own.length < 2) throw new Error(`${file} is no backup: it is the database of another program`);
  } finally {
    database.close();
  }
}

/**
 * Puts a backup back in one transaction, through the database's own locks. A server that is running notices the new
 * generation, lets go of what it remembers and asks its clients to come back. A database that is damaged is put aside first.
 */
export async function restore(dataDir: string, source: string): Promise<{ readonly isOtherKey: boolean }> {
  if (!existsSync(source)) throw new Error(`there is no backup ${source}`);
  checkBackup(source);
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  putAsideIfDamaged(dataDir);
  const prepared = `${databaseFile(dataDir)}.restoring`;
  makePrivate(prepared);
  copyFileSync(source, prepared);
  try {
    const copy = new DatabaseSync(prepared);
    migrate(copy);
    const key = copy.prepare('DELETE FROM meta WHERE key = ? RETURNING value').get(KEY_ROW)?.value;
    new IncomingEntries(copy).settleAll();
    // V-18: whoever was there knows what was rolled and drawn since.
    copy.exec('INSERT OR IGNORE INTO restored SELECT DISTINCT table_id FROM stretches');
    copy.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('generation', ?)").run(randomUUID());
    // All pages in one step: a crash leaves the old database or the new one, never half of each.
    await backup(copy, databaseFile(dataDir), { rate: 2 ** 30 });
    copy.close();
    // The file must be in WAL mode again before anybody starts on it.
    openForWriting(dataDir).close();
    return { isOtherKey: key !== undefined && putSessionKey(dataDir, String(key)) };
  } finally {
    rmSync(prepared, { force: true });
  }
}

/** Whether it is another one than was there: a server that is running has to be started again with it. */
function putSessionKey(dataDir: string, key: string): boolean {
  const file = join(dataDir, SESSION_KEY_FILE);
  if (existsSync(file) && readFileSync(file, 'utf8').trim() === key) return false;
  writeFileSync(`${file}.new`, key, { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return true;
}

/** Up to date, and every entry where a reader finds it by table; for whoever owns the folder. */
export function openSettled(dataDir: string): DatabaseSync {
  const database = openForWriting(dataDir);
  migrate(database);
  database.exec('BEGIN IMMEDIATE');
  new IncomingEntries(database).settleAll();
  database.exec('COMMIT');
  return database;
}

/** Undefined: it is whole, or there is none yet. */
export function damageIn(dataDir: string): string | undefined {
  const file = databaseFile(dataDir);
  if (!existsSync(file) || statSync(file).size === 0) return undefined;
  try {
    checkIntegrity(file);
    return undefined;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

function putAsideIfDamaged(dataDir: string): void {
  if (damageIn(dataDir) === undefined) return;
  const file = databaseFile(dataDir);
  const aside = `${file}.damaged-${Date.now()}`;
  for (const part of ['', '-wal', '-shm']) if (existsSync(file + part)) renameSync(file + part, aside + part);
}
