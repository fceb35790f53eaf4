export { backUp, restore } from './backup.ts';
export { GroupCommit } from './group-commit.ts';
export { stretchOf } from './log-segment.ts';
export { migrate } from './migrations.ts';
export { openForReading, openForWriting } from './open-database.ts';
export { PeopleStore } from './sqlite-people.ts';
export { TableStore } from './sqlite-table-store.ts';
export { STATEMENTS } from './write-job.ts';
