/** Whether games can be kept: the folder, the disk under it, the database in it, and its clock. */

import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { damageIn, hasBeenOwned, hasDatabase, lastClock, ownDataFolder } from '../sqlite/index.ts';
import { bad, type Check, ok, warning } from './finding.ts';

const MEGABYTE = 2 ** 20;
/** A thousand finished games take about 5 MB; a database that is copied for a backup needs its own size again. */
const LITTLE = 500 * MEGABYTE;
const TOO_LITTLE = 50 * MEGABYTE;
const OTHERS = 0o077;
/** Clocks are set by less than this all the time. */
const STEP_MS = 5_000;

export function dataFolderChecks(dataDir: string): Readonly<Record<string, Check>> {
  return {
    'data folder': () => {
      accessSync(standing(dataDir), constants.W_OK);
      if (!existsSync(dataDir)) return ok(`${dataDir} is not there yet; the first start makes it`);
      const { mode } = statSync(dataDir);
      if (process.platform !== 'win32' && (mode & OTHERS) !== 0)
        return warning(`${dataDir} can be read by other accounts of this machine: chmod 700`);
      return ok(dataDir);
    },
    owner: () => {
      // The lock would be made by whoever asks, root perhaps, and shut out the account of the server.
      if (!hasBeenOwned(dataDir)) return ok('no server has run on it');
      const owner = ownDataFolder(dataDir);
      owner?.release();
      return ok(owner === undefined ? 'a server is running on it' : 'no server is running on it');
    },
    disk: () => {
      const { bavail, bsize } = statfsSync(standing(dataDir));
      const free = bavail * bsize;
      const says = `${Math.floor(free / MEGABYTE)} MB free`;
      return free < TOO_LITTLE ? bad(says) : free < LITTLE ? warning(says) : ok(says);
    },
    database: () => {
      const damage = damageIn(dataDir);
      if (damage === undefined) return ok(hasDatabase(dataDir) ? 'whole' : 'none yet; the first start makes it');
      return bad(`${damage}; put the last backup back: illuminice restore <file>`);
    },
    clock: () => {
      const behind = lastClock(dataDir) - Date.now();
      if (behind <= STEP_MS) return ok(new Date().toISOString());
      return bad(
        `${Math.round(behind / 1000)} s behind the last time a server ran here: clocks of games would wait so long`,
      );
    },
  };
}

/** The folder, or the nearest one above it that is there already: a look makes nothing. */
function standing(folder: string): string {
  return existsSync(folder) || dirname(folder) === folder ? folder : standing(dirname(folder));
}

export function clientCheck(webDir: string): Check {
  return () =>
    existsSync(`${webDir}/index.html`)
      ? ok(webDir)
      : bad(`there is no built client in ${webDir} (WEB_DIR); in a clone npm start -- --prepare builds it`);
}
