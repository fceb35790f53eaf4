// The one door to every npm script: makes a fresh clone ready, then runs a tool under Node 24.
//
//   node tools/launch.mjs <tool> [args…]         tools/<tool>.ts
//   node tools/launch.mjs <path>.ts [args…]      that file
//   node tools/launch.mjs <command> [args…]      a command of an installed package: vitest, tsc, biome, knip
//
// Plain JavaScript without dependencies: it must run on Node 20.19, before anything is installed.

import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildWhatIsStale } from './launch/build.mjs';
import { commandFile } from './launch/commands.mjs';
import { installWhatIsMissing } from './launch/install.mjs';
import { node24 } from './launch/node24.mjs';
import { repository, say } from './launch/place.mjs';
import { runUnder } from './launch/run-under.mjs';

const [name, ...args] = process.argv.slice(2);

/** @param {string} message @returns {never} */
function giveUp(message) {
  say(message);
  process.exit(1);
}

/** @param {string} wanted */
function fileToRun(wanted) {
  const tool = wanted.endsWith('.ts') ? wanted : `tools/${wanted}.ts`;
  if (existsSync(join(repository, tool))) return join(repository, tool);
  return commandFile(wanted) ?? giveUp(`there is no ${tool} yet, and no installed command "${wanted}"`);
}

if (name === undefined) giveUp('usage: node tools/launch.mjs <tool> [args…]');

const node = await node24().catch((error) => giveUp(error.message));
await installWhatIsMissing(node).catch((error) => giveUp(error.message));
await buildWhatIsStale(node).catch((error) => giveUp(error.message));

runUnder(node, [fileToRun(name), ...args], { cwd: repository });
