export { keep } from './keep.ts';
