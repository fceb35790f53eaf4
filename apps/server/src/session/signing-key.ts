/** The key that signs sessions: made once, kept in DATA_DIR, readable by the server's account only. */

import { randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const BYTES = 32;

export function signingKey(dataDir: string): Uint8Array {
  const file = join(dataDir, 'session.key');
  if (!existsSync(file)) writeFileSync(file, randomBytes(BYTES).toString('hex'), { mode: 0o600, flag: 'wx' });
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'hex');
  if (key.length !== BYTES)
    throw new Error(`${file} is damaged; remove it to make a new one (everybody signs in again)`);
  return key;
}
