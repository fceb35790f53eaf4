/** What the command lines in tools/ need of the server. */

export { runServer } from './run-server.ts';
export { backUp, restore } from './store/backup.ts';
export { readConfig } from './config.ts';
export { startServer } from './main.ts';
