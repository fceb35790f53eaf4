/** How the game teaches itself: lessons at a real table, exercises, and help beside a running game. */
export {
  type Attempt,
  EXERCISES,
  type Exercise,
  newAttempt,
  noteSolved,
  type Outcome,
  solvedExercises,
} from './exercises/index.ts';
export { decisionText, explainAgain } from './first-games/index.ts';
export { type LessonTable, Memo, openLessonTable, Spotlight } from './lesson/index.ts';
export {
  CHAPTERS,
  chapterName,
  forgetProgress,
  isRead,
  keepProgress,
  keptProgress,
  MUST_READ,
  modelMove,
  newRun,
  type Run,
  resumedRun,
  STEPS,
  type Step,
} from './tutorial/index.ts';
