export { EXERCISES } from './all-exercises.ts';
export { openJudge } from './ask-judge.ts';
export { type Attempt, newAttempt, type Outcome } from './attempt.ts';
export type { Exercise } from './exercise.ts';
export { exerciseFile, readExercise } from './exercise-file.ts';
export { textsOf } from './exercise-texts.ts';
export { dropExercise, keepExercise, keptExercises } from './kept-exercises.ts';
export { noteSolved, solvedExercises } from './solved.ts';
