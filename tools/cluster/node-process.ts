// The real server, alone or one of a cluster. IPC: tells its port, answers "cost" and "memory"; SIGTERM drains.

import { readConfig, startServer } from '@illuminice/server';

const settings = process.env.TABLE_SETTINGS;
const server = await startServer(readConfig(process.env, process.cwd()), {
  ...(settings === undefined ? {} : { tableSettings: JSON.parse(settings) }),
});
process.send?.({ port: server.port });
process.on('message', (question) => {
  if (question !== 'cost' && question !== 'memory') return;
  // Not for the cost: to collect everything at once is what the question would cost, not the commands.
  if (question === 'memory') globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, memory: heapUsed + external, rss });
});
process.once('SIGTERM', () => void server.drain().then(() => process.exit(0)));
process.on('disconnect', () => process.exit(0));
