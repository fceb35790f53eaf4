export { bribe } from './bribe.ts';
