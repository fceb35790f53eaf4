export { revive } from './revive.ts';
