import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll } from 'vitest';
import { Database } from '../../src/postgres/database.ts';
import { findPrograms, type Services, startServices, whyNotRun } from './services.ts';

const found = findPrograms();

export const missing: string | undefined = whyNotRun(found);

/** One Postgres and one Redis for the tests of a file, a database of its own for each that asks. */
export function withServices(): { readonly services: () => Services; readonly newDatabase: () => Promise<string> } {
  let services: Services | undefined;
  const running = (): Services => {
    if (services === undefined) throw new Error('the services are not running');
    return services;
  };
  beforeAll(async () => {
    if (!('missing' in found)) services = await startServices(found);
  }, 60_000);
  afterAll(() => services?.stop(), 60_000);
  return {
    services: running,
    newDatabase: async () => {
      const { url } = running().postgres;
      const admin = new Database(url);
      const name = await admin.patiently(async () => {
        const fresh = `test_${randomUUID().replaceAll('-', '')}`;
        await admin.query(`CREATE DATABASE ${fresh}`);
        return fresh;
      });
      await admin.close();
      return url.replace(/\/postgres$/, `/${name}`);
    },
  };
}
