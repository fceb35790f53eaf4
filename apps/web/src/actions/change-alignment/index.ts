export { AlignmentChoice } from './alignment-choice.tsx';
export { alterable } from './alterable.ts';
export { changeAlignment } from './change-alignment.ts';
