export { type Beginning, type Lesson, type LessonGame, newLessonGame, PUPIL } from './lesson-game.ts';
export type { Said } from './lesson-info.ts';
export { type LessonTable, openLessonTable } from './lesson-table.ts';
export { Memo } from './memo.tsx';
export { group, special } from './named.ts';
export { Spotlight } from './spotlight.tsx';
