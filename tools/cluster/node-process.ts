// The real server, alone or one of a cluster, of the release that RELEASE names. IPC: tells its port, answers "cost" and "memory"; SIGTERM drains.

import { readConfig, startServer } from '@illuminice/server';
import { RELEASES, type ReleaseName, storeOf } from '../simulate-server/release.ts';

const settings = process.env.TABLE_SETTINGS;
const release = RELEASES[process.env.RELEASE as ReleaseName] as (typeof RELEASES)[ReleaseName] | undefined;
const server = await startServer(readConfig(process.env, process.cwd()), {
  ...(settings === undefined ? {} : { tableSettings: JSON.parse(settings) }),
  ...(release === undefined ? {} : { pack: release.pack, storeOf: (store) => storeOf(store, release) }),
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
