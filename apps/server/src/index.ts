/** What the command lines in tools/ need of the server. */

export { startServer } from './main.ts';
export {
  exportSharedTable,
  exportTable,
  importSharedTable,
  importTable,
  sharedTablesIn,
  tablesIn,
} from './operations/index.ts';
export { runServer } from './run-server.ts';
export { readConfig } from './runtime/index.ts';
export { backUp, restore } from './sqlite/index.ts';
