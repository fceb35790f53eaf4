// What the packed command runs: the same as a clone, with the client that lies in the package and data in the person's own folder.

import { join } from 'node:path';
import { illuminice } from '@illuminice/server';
import { dataFolder } from './data-folder.ts';

process.exitCode = await illuminice(process.argv.slice(2), {
  env: process.env,
  usual: { DATA_DIR: dataFolder(), WEB_DIR: join(import.meta.dirname, '../web') },
  folder: process.cwd(),
  cwd: process.cwd(),
  called: 'npx illuminice',
  // Whoever starts it by hand wants to play; a supervisor has no screen.
  opensPage: process.stdout.isTTY,
  say: (line) => console.log(line),
});
