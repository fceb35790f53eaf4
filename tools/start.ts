// npm start: serves the game on http://localhost:8080. PORT, HOST, DATA_DIR and more: docs/how-to/operate.md.
// npm start -- --lan: for every machine of the network; prints its addresses and a QR code.
// npm start -- --prepare: the launcher has installed and built everything by now; nothing is started.

import { runServer } from '@illuminice/server';
import { repositoryRoot } from './rooms/read-rooms.ts';

if (process.argv.includes('--prepare')) console.error('illuminice: ready to start');
else await runServer({ env: process.env, repository: repositoryRoot(), lan: process.argv.includes('--lan') });
