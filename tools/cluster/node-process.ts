// One process of a cluster. IPC: tells its port, answers "cost"; SIGTERM drains.

import { readConfig, startServer } from '@illuminice/server';

const settings = process.env.TABLE_SETTINGS;
const server = await startServer(readConfig(process.env, process.cwd()), {
  ...(settings === undefined ? {} : { tableSettings: JSON.parse(settings) }),
});
process.send?.({ port: server.port });
process.on('message', (question) => {
  if (question !== 'cost') return;
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, memory: heapUsed + external, rss });
});
process.once('SIGTERM', () => void server.drain().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
