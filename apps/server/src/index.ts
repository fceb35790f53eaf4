/** What the command lines in tools/ need of the server. */
export { readConfig } from './config.ts';
export { startServer } from './main.ts';
export { exportSharedTable, sharedTablesIn } from './operations/export-shared-table.ts';
export { exportTable, tablesIn } from './operations/export-table.ts';
export { importSharedTable } from './operations/import-shared-table.ts';
export { importTable } from './operations/import-table.ts';
export { runServer } from './run-server.ts';
export { backUp, restore } from './store/backup.ts';
