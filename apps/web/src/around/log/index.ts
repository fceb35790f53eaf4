export { toldLog } from './told-log.ts';
