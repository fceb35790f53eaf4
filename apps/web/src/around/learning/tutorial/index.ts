export { chapterName } from './chapter-names.ts';
export { forgetProgress, keepProgress, keptProgress, resumedRun } from './kept-progress.ts';
export { isRead, MUST_READ, modelMove, newRun, type Run, STEPS } from './run.ts';
export { CHAPTERS, type Step } from './step.ts';
