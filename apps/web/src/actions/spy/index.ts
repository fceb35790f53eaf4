export { spy } from './spy.ts';
