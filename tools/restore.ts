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
  await restore(readConfig(process.env, repositoryRoot()).dataDir, resolve(process.env.INIT_CWD ?? '.', file));
  console.log(`${file} is in place`);
} catch (error) {
  console.error(`restore: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
