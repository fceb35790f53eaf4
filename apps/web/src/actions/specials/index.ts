export { specials } from './specials.ts';
