// Commands of installed packages, as a file Node can run. node_modules/.bin is not used:
// on Windows it holds shell scripts, and on any machine they would start the Node of the PATH.

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repository } from './place.mjs';

/** @type {Record<string, string>} */
const packageOfCommand = {
  biome: '@biomejs/biome',
  knip: 'knip',
  tsc: 'typescript',
  vitest: 'vitest',
};

/**
 * @param {string} command
 * @returns {string | undefined}
 */
export function commandFile(command) {
  const home = join(repository, 'node_modules', packageOfCommand[command] ?? command);
  const manifest = join(home, 'package.json');
  if (!existsSync(manifest)) return undefined;
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  const file = typeof bin === 'string' ? bin : bin?.[command];
  return typeof file === 'string' ? join(home, file) : undefined;
}
