export { reorganize } from './reorganize.ts';
