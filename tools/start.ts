// npm start: serves the game on http://localhost:8080. PORT, HOST, DATA_DIR and more: docs/how-to/operate.md.

import { runServer } from '@illuminice/server';
import { repositoryRoot } from './rooms/read-rooms.ts';

await runServer(process.env, repositoryRoot());
