/** `illuminice <command>`: the one door for operators, the same from a clone, a package or a container. */

import {
  backup,
  type Command,
  type Commands,
  doctor,
  exportTables,
  importTables,
  migrate,
  type Place,
  restore,
  runCommand,
  version,
} from './command/index.ts';
import { runServer } from './run-server.ts';

const start: Command = {
  usage: '[--lan] [--open | --no-open]',
  does: 'serves the game; --lan for every machine of the network, with its addresses and a QR code; --open in the browser',
  options: { lan: { type: 'boolean', default: false }, open: { type: 'boolean' } },
  run: ({ env, folder, called, opensPage, values: { lan, open } }) =>
    runServer({ env, folder, called, lan: lan === true, open: open === undefined ? opensPage : open === true }),
};

export const COMMANDS: Commands = {
  start,
  doctor,
  backup,
  restore,
  export: exportTables,
  import: importTables,
  migrate,
  version,
};

/** The exit code; a server that was started goes on. */
export function illuminice(args: readonly string[], place: Place): Promise<number> {
  return runCommand({ commands: COMMANDS, args, place });
}
