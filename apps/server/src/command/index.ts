export { backup, restore } from './back-up.ts';
export type { Command, Place } from './command.ts';
export { doctor } from './doctor.ts';
export { migrate } from './migrate.ts';
export { exportTables, importTables } from './move-tables.ts';
export { type Commands, runCommand, version } from './run-command.ts';
