export { exportSharedTable, sharedTablesIn } from './export-shared-table.ts';
export { exported, exportTable, tablesIn } from './export-table.ts';
export { keepHouse } from './housekeeping.ts';
export { importSharedTable } from './import-shared-table.ts';
export { importTable } from './import-table.ts';
export { saveDump } from './save-dump.ts';
