/** The key that signs sessions: made once, kept in DATA_DIR, readable by the server's account only. */

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

export function signingKey(dataDir: string): Uint8Array {
  const file = join(dataDir, 'session.key');
  if (!existsSync(file)) {
    // On disk before it has its name: half a key would keep the next start from coming up, and a lost one everybody from their seat.
    writeFileSync(`${file}.new`, randomBytes(BYTES).toString('hex'), { mode: 0o600, flush: true });
    renameSync(`${file}.new`, file);
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== BYTES)
    throw new Error(`${file} is damaged; remove it to make a new one (everybody signs in again)`);
  return key;
}
