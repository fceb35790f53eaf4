export { replace } from './replace.ts';
