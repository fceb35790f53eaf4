export { peek } from './peek.ts';
