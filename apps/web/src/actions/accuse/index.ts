export { accuse } from './accuse.ts';
