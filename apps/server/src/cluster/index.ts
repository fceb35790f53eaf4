export { openCluster } from './cluster.ts';
export type { RedisClient } from './redis-channels.ts';
