export { give } from './give.ts';
