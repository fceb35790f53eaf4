// npm run backup -- [file]   a whole copy of the database; the server may go on playing meanwhile.

import { resolve } from 'node:path';
import { backUp, readConfig } from '@illuminice/server';
import { repositoryRoot } from './rooms/read-rooms.ts';

const [file = `illuminice-${new Date().toISOString().replaceAll(':', '-').slice(0, 19)}.db`] = process.argv.slice(2);
try {
  const target = resolve(process.env.INIT_CWD ?? '.', file);
  const { dataDir, cluster } = readConfig(process.env, repositoryRoot());
  if (cluster !== undefined) throw new Error('with DATABASE_URL use pg_dump, see docs/how-to/deploy.md');
  const { bytes } = backUp(dataDir, target);
  console.log(`${target}: ${bytes} bytes, checked`);
} catch (error) {
  console.error(`backup: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
