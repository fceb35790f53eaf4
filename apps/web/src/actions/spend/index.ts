export { spend } from './spend.ts';
