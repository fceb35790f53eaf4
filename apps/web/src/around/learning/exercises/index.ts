export { EXERCISES } from './all-exercises.ts';
export { type Attempt, newAttempt, type Outcome } from './attempt.ts';
export type { Exercise } from './exercise.ts';
export { noteSolved, solvedExercises } from './solved.ts';
