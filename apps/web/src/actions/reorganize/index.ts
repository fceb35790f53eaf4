export { reorganize } from './reorganize.ts';
export { takeOff } from './reorganize-draft.ts';
