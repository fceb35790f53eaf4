export { flaunt } from './flaunt.ts';
