/** Builds the client into apps/web/dist; run by the launcher when something it reads has changed. */
import { join } from 'node:path';
import { build } from 'vite';

await build({ configFile: join(import.meta.dirname, '../vite.config.ts'), logLevel: 'warn' });
