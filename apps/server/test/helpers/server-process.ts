// The server as a process of its own, for tests that need two of them. SEED makes its dice come the same way every time.

import { startServer } from '../../src/main.ts';
import { readConfig } from '../../src/runtime/config.ts';
import { seededEntropy } from './chance.ts';

const server = await startServer(readConfig(process.env, '/'), {
  entropy: seededEntropy(process.env.SEED ?? ''),
  tableSettings: { diceMs: 20_000, beginMs: 0, botWindowMs: 5, botMoveMs: 0 },
});
process.send?.({ port: server.port });
process.once('SIGTERM', () => void server.drain().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
