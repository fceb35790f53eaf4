export { drop } from './drop.ts';
