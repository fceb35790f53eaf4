// The real server in a process of its own, which tells its parent what it costs.

import { readConfig, startServer } from '@illuminice/server';

const server = await startServer(readConfig(process.env, process.cwd()), { tableSettings: { diceMs: 60_000 } });
process.send?.({ port: server.port });

/** The writer thread is part of the process, so its time is in here. */
process.on('message', (question) => {
  if (question !== 'cost' && question !== 'memory') return;
  // Around the commands it would be a price of the question.
  if (question === 'memory') globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  const { user, system } = process.cpuUsage();
  process.send?.({ cpuMicros: user + system, memory: heapUsed + external, rss });
});
process.on('disconnect', () => process.exit(0));
