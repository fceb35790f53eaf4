export { place } from './place.ts';
