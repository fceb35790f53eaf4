// Runs npm, the one that started us if there is one, with its output on stderr.

import { spawn } from 'node:child_process';
import { basename } from 'node:path';
import { repository } from './place.mjs';

/**
 * @param {string} node the executable npm itself runs on
 * @param {readonly string[]} args
 * @returns {Promise<void>}
 */
export function npm(node, args) {
  const quiet = [...args, '--no-audit', '--no-fund', '--loglevel=error'];
  const script = process.env.npm_execpath;
  const own = script !== undefined && basename(script) === 'npm-cli.js';
  const [command, commandArgs] = own ? [node, [script, ...quiet]] : ['npm', quiet];
  return new Promise((resolve, reject) => {
    const child = spawn(command, commandArgs, {
      cwd: repository,
      // stdin stays with the tool that runs afterwards.
      stdio: ['ignore', 2, 2],
      // npm is a .cmd on Windows, which only a shell can start.
      shell: !own && process.platform === 'win32',
      env: environmentOfNpm(),
    });
    child.on('error', reject);
    child.on('exit', (code) => {
      if (code === 0) resolve();
      else reject(new Error(`npm ${args[0]} failed (exit ${code})`));
    });
  });
}

/** What `npm run` tells its scripts about itself; an inner npm would take some of it for its own settings. */
function environmentOfNpm() {
  const inherited =
    /^npm_(command|lifecycle|package|config_(local_prefix|workspace|workspaces|include_workspace_root|prefix))/;
  return Object.fromEntries(Object.entries(process.env).filter(([name]) => !inherited.test(name)));
}
