// Runs a program under a Node, and ends as it does.

import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { delimiter, dirname } from 'node:path';
import { say } from './place.mjs';

/**
 * @param {string} node
 * @param {readonly string[]} args
 * @param {{ cwd?: string }} options
 */
export function runUnder(node, args, { cwd } = {}) {
  const child = spawn(node, ['--disable-warning=ExperimentalWarning', ...args], {
    ...(cwd === undefined ? {} : { cwd }),
    stdio: 'inherit',
    // Programs that it starts must find the same Node, not the old one on the PATH.
    env: { ...process.env, PATH: dirname(node) + delimiter + (process.env.PATH ?? '') },
  });

  // A terminal sends Ctrl-C to the whole group, a supervisor only to us. Waiting for the child either way
  // lets it finish its own farewell; forwarding makes the second case work.
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP'])) {
    process.on(signal, () => {
      if (signal !== 'SIGINT' || !process.stdin.isTTY) child.kill(signal);
    });
  }

  child.on('error', (error) => {
    say(`cannot start ${node}: ${error.message}`);
    process.exit(1);
  });
  child.on('exit', (code, signal) => {
    process.exit(signal === null ? (code ?? 1) : 128 + constants.signals[signal]);
  });
}
