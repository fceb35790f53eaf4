/** What the command lines in tools/ need of the server. */

export { illuminice } from './illuminice.ts';
export { startServer } from './main.ts';
export { readConfig } from './runtime/index.ts';
