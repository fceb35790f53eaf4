import { randomBytes } from 'node:crypto';
import type { Database } from '../postgres/index.ts';

const BYTES = 32;

/** Signs sessions: made once by whoever is first, the same for every process. */
export async function sharedSigningKey(database: Database): Promise<Uint8Array> {
  await database.query("INSERT INTO meta (key, value) VALUES ('session key', $1) ON CONFLICT DO NOTHING", [
    randomBytes(BYTES).toString('hex'),
  ]);
  const row = await database.one("SELECT value FROM meta WHERE key = 'session key'");
  const key = Buffer.from(String(row?.value), 'hex');
  if (key.length !== BYTES) throw new Error('the session key in the table "meta" is damaged');
  return key;
}
