// npm run cluster -- [--nodes 3] [--port 8080]
// Postgres and Redis found on this machine (private ports, a folder that goes away), N processes and a small proxy.

import { parseArgs } from 'node:util';
import { programsOrExit, startCluster } from './cluster/start-cluster.ts';

const { values } = parseArgs({
  options: { nodes: { type: 'string', default: '3' }, port: { type: 'string', default: process.env.PORT ?? '8080' } },
});
const nodes = Number(values.nodes);
if (!Number.isInteger(nodes) || nodes < 1 || nodes > 64) {
  console.error('usage: npm run cluster -- [--nodes 1…64] [--port 8080]');
  process.exit(2);
}
const env = { LOG_LEVEL: process.env.LOG_LEVEL ?? 'warn', DATA_DIR: process.env.DATA_DIR ?? 'data' };
const cluster = await startCluster(programsOrExit('cluster'), { nodes, port: Number(values.port), env }).catch(
  (error) => {
    console.error(`cluster: ${error instanceof Error ? error.message : String(error)}`);
    process.exit(1);
  },
);
console.error(`cluster: play at http://localhost:${cluster.port}`);
for (const [index, { node }] of cluster.members.entries())
  console.error(`cluster: process ${index + 1} at http://localhost:${node.port}`);
console.error(`cluster: DATABASE_URL=${cluster.services.postgres.url}`);
console.error(`cluster: REDIS_URL=${cluster.services.redis.url}`);
console.error('cluster: Ctrl-C ends all of it; the data goes away with it');
