export type { Course } from './course.ts';
export { FIRST_COURSE } from './first-course.ts';
export { forgetProgress, keepProgress, keptProgress, resumedRun } from './kept-progress.ts';
export { isRead, MUST_READ, modelMove, newRun, type Run } from './run.ts';
export type { Step } from './step.ts';
export { attacking, doing, endingTurn, placing } from './tasks.ts';
