/** Whether Postgres and Redis answer, and agree about the time. */

import { Client } from 'pg';
import { createClient } from 'redis';
import { bad, type Check, ok } from './finding.ts';

const PATIENCE_MS = 5_000;
/** Deadlines fire by the clock of the database. */
const MOST_APART_MS = 2_000;

export function serviceChecks(urls: { readonly databaseUrl: string; readonly redisUrl: string }) {
  return { postgres: () => postgres(urls.databaseUrl), redis: () => redis(urls.redisUrl) } satisfies Record<
    string,
    Check
  >;
}

async function postgres(connectionString: string) {
  const client = new Client({ connectionString, connectionTimeoutMillis: PATIENCE_MS, query_timeout: PATIENCE_MS });
  // Told by the query.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; now: string }>(
      "SELECT current_setting('server_version') AS version, extract(epoch FROM clock_timestamp()) * 1000 AS now",
    );
    const apart = Math.abs(Number(rows[0]?.now) - Date.now());
    if (apart > MOST_APART_MS) return bad(`its clock and that of this machine are ${Math.round(apart / 1000)} s apart`);
    return ok(`version ${rows[0]?.version}`);
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function redis(url: string) {
  const client = createClient({ url, socket: { connectTimeout: PATIENCE_MS, reconnectStrategy: false } });
  // Told by the promise of connect.
  client.on('error', () => undefined);
  try {
    await client.connect();
    return ok(await client.ping());
  } finally {
    client.destroy();
  }
}
