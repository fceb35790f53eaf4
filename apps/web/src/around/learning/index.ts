import { THIRD_COURSE } from './bargaining/index.ts';
import { SECOND_COURSE } from './defence/index.ts';
import { type Course, FIRST_COURSE } from './tutorial/index.ts';

/** How the game teaches itself: lessons at a real table, exercises, and help beside a running game. */
export {
  type Counts,
  countsFor,
  type DailyResult,
  type Day,
  dailyPositions,
  dayOf,
  endOfDay,
  exerciseOfDay,
  type Grade,
  gradeOf,
  noteResult,
  resultOf,
  streakAt,
} from './daily/index.ts';
export {
  type Attempt,
  dropExercise,
  EXERCISES,
  type Exercise,
  exerciseFile,
  keepExercise,
  keptExercises,
  newAttempt,
  noteSolved,
  type Outcome,
  openJudge,
  readExercise,
  solvedExercises,
  textsOf,
} from './exercises/index.ts';
export { decisionText, explainAgain } from './first-games/index.ts';
export { type LessonTable, Memo, openLessonTable, Spotlight } from './lesson/index.ts';
export {
  type Course,
  FIRST_COURSE,
  forgetProgress,
  isRead,
  keepProgress,
  keptProgress,
  MUST_READ,
  modelMove,
  newRun,
  type Run,
  resumedRun,
  type Step,
} from './tutorial/index.ts';

/** In the order in which they are taken. */
export const COURSES: readonly Course[] = [FIRST_COURSE, SECOND_COURSE, THIRD_COURSE];
