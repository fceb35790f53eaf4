export { immunity } from './immunity.ts';
