export { backUp, damageIn, restore } from './backup.ts';
export { GroupCommit } from './group-commit.ts';
export { segmentRow } from './log-segment.ts';
export { migrate } from './migrations.ts';
export { lastClock, openForReading, openForWriting } from './open-database.ts';
export { ownDataFolder } from './owner-lock.ts';
export { SqlitePeople } from './sqlite-people.ts';
export { SqliteTableStore } from './sqlite-table-store.ts';
export { STATEMENTS } from './write-job.ts';
