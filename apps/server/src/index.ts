/** What the command lines in tools/ need of the server. */

export { runCommand } from './command/index.ts';
export { startServer } from './main.ts';
export { readConfig } from './runtime/index.ts';
