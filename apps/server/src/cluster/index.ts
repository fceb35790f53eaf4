export { openCluster } from './cluster.ts';
