/** One process owns a data folder. The lock is the operating system's: it ends with the process, however that ends. */

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { makePrivate } from './open-database.ts';

/** The process before may still be stopping. */
const PATIENCE_MS = 3_000;
const SQLITE_BUSY = 5;

function lockFile(dataDir: string): string {
  return join(dataDir, 'owner.lock');
}

export function hasBeenOwned(dataDir: string): boolean {
  return existsSync(lockFile(dataDir));
}

/** Undefined: another process has it. */
export function ownDataFolder(dataDir: string): { readonly release: () => void } | undefined {
  const file = lockFile(dataDir);
  makePrivate(file);
  const lock = new DatabaseSync(file, { timeout: PATIENCE_MS });
  try {
    lock.exec('PRAGMA journal_mode = MEMORY; BEGIN EXCLUSIVE');
  } catch (error) {
    lock.close();
    if (error instanceof Error && 'errcode' in error && error.errcode === SQLITE_BUSY) return undefined;
    throw error;
  }
  return { release: () => lock.close() };
}
