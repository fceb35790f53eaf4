export { fund } from './fund.ts';
