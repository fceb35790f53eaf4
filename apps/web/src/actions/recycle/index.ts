export { recycle } from './recycle.ts';
