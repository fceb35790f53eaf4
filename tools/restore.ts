// npm run restore -- <file>   puts a backup back; a running server notices and asks its clients to come back.

import { resolve } from 'node:path';
import { readConfig, restore } from '@illuminice/server';
import { repositoryRoot } from './rooms/read-rooms.ts';

const [file] = process.argv.slice(2);
if (file === undefined) {
  console.error('usage: npm run restore -- <file>');
  process.exit(2);
}
try {
  const { dataDir, cluster } = readConfig(process.env, repositoryRoot());
  if (cluster !== undefined) throw new Error('with DATABASE_URL use pg_restore, see docs/how-to/deploy.md');
  const { isOtherKey } = await restore(dataDir, resolve(process.env.INIT_CWD ?? '.', file));
  console.log(`${file} is in place`);
  if (isOtherKey) console.log('with the key that signs its sessions: start the server again if it is running');
} catch (error) {
  console.error(`restore: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
