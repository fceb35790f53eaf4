export { flip } from './flip.ts';
