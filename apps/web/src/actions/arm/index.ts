export { arm } from './arm.ts';
