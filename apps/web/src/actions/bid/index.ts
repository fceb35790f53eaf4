export { bid } from './bid.ts';
