export { finish } from './finish.ts';
