export { income } from './income.ts';
