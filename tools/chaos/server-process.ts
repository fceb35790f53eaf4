// The real server, to be killed.

import { readConfig, startServer } from '@illuminice/server';

const settings = { diceMs: 3_000, botWindowMs: 20, botMoveMs: 5 };
const server = await startServer(readConfig(process.env, process.cwd()), { tableSettings: settings });
process.send?.({ port: server.port });
process.on('disconnect', () => process.exit(0));
