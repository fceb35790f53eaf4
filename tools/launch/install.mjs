// `npm ci` when node_modules is absent or belongs to another package-lock.json.

import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { repository, say } from './place.mjs';

/** Inside node_modules, so that deleting that folder deletes the claim that it is complete. */
const stampFile = join(repository, 'node_modules', '.installed-from');

/** @param {string} node */
export async function installWhatIsMissing(node) {
  if (isInstalled()) return;
  await withLock(async () => {
    if (isInstalled()) return;
    say('installing dependencies (npm ci)');
    const lock = lockHash();
    await npm(node, ['ci']);
    writeFileSync(stampFile, lock);
  });
}

function isInstalled() {
  return existsSync(stampFile) && readFileSync(stampFile, 'utf8') === lockHash();
}

function lockHash() {
  return createHash('sha256')
    .update(readFileSync(join(repository, 'package-lock.json')))
    .digest('hex');
}
