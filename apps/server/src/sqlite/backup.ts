/** A whole copy of the database, taken while the server plays on, and the way back. */

import { randomUUID } from 'node:crypto';
import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup, DatabaseSync } from 'node:sqlite';
import { IncomingEntries } from './incoming-entries.ts';
import { migrate } from './migrations.ts';
import { databaseFile, openForReading, openForWriting } from './open-database.ts';

/** VACUUM INTO reads one consistent moment and writes a compact file without a log beside it. */
export function backUp(dataDir: string, target: string): { readonly bytes: number } {
  if (!existsSync(databaseFile(dataDir))) throw new Error(`there is no database in ${dataDir} (DATA_DIR)`);
  if (existsSync(target)) throw new Error(`${target} exists already; a backup never overwrites anything`);
  mkdirSync(dirname(resolve(target)), { recursive: true });
  const unfinished = `${target}.part`;
  rmSync(unfinished, { force: true });
  const database = openForReading(dataDir);
  try {
    database.prepare('VACUUM INTO ?').run(unfinished);
  } finally {
    database.close();
  }
  checkIntegrity(unfinished);
  renameSync(unfinished, target);
  return { bytes: statSync(target).size };
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

/**
 * Puts a backup back in one transaction, through the database's own locks. A server that is running notices the new
 * generation, lets go of what it remembers and asks its clients to come back.
 */
export async function restore(dataDir: string, source: string): Promise<void> {
  if (!existsSync(source)) throw new Error(`there is no backup ${source}`);
  checkIntegrity(source);
  mkdirSync(dataDir, { recursive: true });
  const prepared = `${databaseFile(dataDir)}.restoring`;
  copyFileSync(source, prepared);
  try {
    const copy = new DatabaseSync(prepared);
    migrate(copy);
    new IncomingEntries(copy).settleAll();
    copy.prepare("INSERT OR REPLACE INTO meta (key, value) VALUES ('generation', ?)").run(randomUUID());
    // All pages in one step: a crash leaves the old database or the new one, never half of each.
    await backup(copy, databaseFile(dataDir), { rate: 2 ** 30 });
    copy.close();
    // The file must be in WAL mode again before anybody starts on it.
    openForWriting(dataDir).close();
  } finally {
    rmSync(prepared, { force: true });
  }
}
