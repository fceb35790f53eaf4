// The one door to every npm script: makes a fresh clone ready, then runs a tool under Node 24.
//
//   node tools/launch.mjs <tool> [args…]         tools/<tool>.ts
//   node tools/launch.mjs <path>.ts [args…]      that file
//   node tools/launch.mjs <command> [args…]      a command of an installed package: vitest, tsc, biome, knip
//
// Plain JavaScript without dependencies: it must run on Node 20.19, before anything is installed.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { constants } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { buildWhatIsStale } from './launch/build.mjs';
import { commandFile } from './launch/commands.mjs';
import { installWhatIsMissing } from './launch/install.mjs';
import { node24 } from './launch/node24.mjs';
import { repository, say } from './launch/place.mjs';

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

const child = spawn(node, ['--disable-warning=ExperimentalWarning', fileToRun(name), ...args], {
  cwd: repository,
  stdio: 'inherit',
  // Programs started by the tool must find the same Node, not the old one on the PATH.
  env: { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? '') },
});

// A terminal sends Ctrl-C to the whole group, a supervisor only to us. Waiting for the child either way
// lets it finish its own farewell; forwarding makes the second case work.
for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
  process.on(signal, () => {
    if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
  });
}

child.on('error', (error) => giveUp(`cannot start ${node}: ${error.message}`));
child.on('exit', (code, signal) => {
  process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
});
