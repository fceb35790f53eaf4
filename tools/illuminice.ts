// npm start, npm run backup, npm run doctor …: the operator's command, from a clone. What it can do: npm run illuminice -- --help.
// npm start -- --prepare: the launcher has installed and built everything by now; nothing is started.

import { illuminice } from '@illuminice/server';
import { repositoryRoot } from './rooms/read-rooms.ts';

const args = process.argv.slice(2);
if (args.includes('--prepare')) console.error('illuminice: ready to start');
else
  process.exitCode = await illuminice(args, {
    env: process.env,
    folder: repositoryRoot(),
    cwd: process.env.INIT_CWD ?? '.',
    called: 'npm start --',
    opensPage: false,
    say: (line) => console.log(line),
  });
