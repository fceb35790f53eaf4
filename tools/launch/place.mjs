// Where things are, and how the launcher speaks.

import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const repository = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/** Stamps of builds and the lock of the launcher; may be deleted at any time. */
export const cacheFolder = join(repository, '.cache');

/** On stderr, so that a tool's own output can be piped. @param {string} message */
export function say(message) {
  process.stderr.write(`launch: ${message}\n`);
}
