// Follows a how-to page literally, in a copy of the tree: writes its files, makes its changes, runs its commands.

import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { changed, type GuideStep } from './read-guide.ts';

const NOT_COPIED = new Set(['node_modules', '.git', '.cache', '.node', 'dist']);

/** Packages from outside are shared, our own rooms are those of the copy. */
export function copyOfTheTree(root: string): string {
  const copy = mkdtempSync(join(tmpdir(), 'illuminice-guide-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !NOT_COPIED.has(basename(path)) });
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  mkdirSync(to);
  for (const name of readdirSync(from))
    if (name === '@illuminice' || name.startsWith('.installed'))
      cpSync(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true });
    else symlinkSync(join(from, name), join(to, name));
  return copy;
}

export interface Ran {
  readonly command: string;
  readonly code: number | null;
  readonly output: string;
}

/** What each command of the page did; it stops at the first that fails, as its reader would. */
export function follow(steps: readonly GuideStep[], copy: string): Ran[] {
  const ran: Ran[] = [];
  for (const step of steps) {
    if (step.kind === 'commands') {
      for (const command of step.commands) {
        ran.push(run(command, copy));
        if (ran.at(-1)?.code !== 0) return ran;
      }
      continue;
    }
    const path = join(copy, step.file);
    if (step.kind === 'change') writeFileSync(path, changed(readFileSync(path, 'utf8'), step));
    else {
      mkdirSync(dirname(path), { recursive: true });
      writeFileSync(path, step.text, { flag: 'wx' });
    }
  }
  return ran;
}

export function run(command: string, cwd: string): Ran {
  // The runner of the test that follows the page, and its deck, are none of the copy's business.
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|LONG_TESTS|npm_)/.test(name));
  const { status, stdout, stderr } = spawnSync(command, {
    cwd,
    shell: true,
    encoding: 'utf8',
    env: { ...Object.fromEntries(own), NO_COLOR: '1' },
    maxBuffer: 2 ** 26,
  });
  return { command, code: status, output: `${stdout}${stderr}` };
}
