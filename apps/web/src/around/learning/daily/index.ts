export { type Counts, countsFor } from './daily-counts.ts';
export { dailyPositions } from './daily-positions.ts';
export { type DailyResult, type Grade, gradeOf, noteResult, resultOf, streakAt } from './daily-results.ts';
export { type Day, dayOf, endOfDay, exerciseOfDay } from './exercise-of-day.ts';
