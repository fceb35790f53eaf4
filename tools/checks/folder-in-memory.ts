// Where tests lay down their data, databases and copies of the tree: in memory, where a machine has it to spare. Thousands of
// small files made and deleted on a disk are a fifth of the work of the server's tests.

import { existsSync, mkdirSync, readdirSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const MEMORY = '/dev/shm';
const NAME = 'illuminice-tests-';

/** The tests of server, tools and pictures together held 0.7 GB at most. */
const ENOUGH = 4 * 2 ** 30;

/** For the environment of a run of tests; gone when this process ends. */
export function folderInMemory(): Readonly<Record<string, string>> {
  // Long tests pack, install and clone: gigabytes that memory is too good for.
  if (process.env.LONG_TESTS === '1' || !hasRoom()) return {};
  for (const left of readdirSync(MEMORY).filter(isLeftBehind)) remove(left);
  const own = `${NAME}${process.pid}`;
  mkdirSync(join(MEMORY, own), { recursive: true });
  process.once('exit', () => remove(own));
  return { TMPDIR: join(MEMORY, own), KEPT_TMPDIR: tmpdir() };
}

function hasRoom(): boolean {
  if (!existsSync(MEMORY)) return false;
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize > ENOUGH;
}

/** By a run that was killed. */
function isLeftBehind(name: string): boolean {
  return name.startsWith(NAME) && !existsSync(`/proc/${name.slice(NAME.length)}`);
}

function remove(name: string): void {
  rmSync(join(MEMORY, name), { recursive: true, force: true });
}
