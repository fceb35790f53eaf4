// npm run screens: fresh pictures, made by the pinned browser.
//
//   npm run screens               everything below
//   npm run screens -- docs       every screen at three sizes, on the real server, into docs/screens
//   npm run screens -- animation  the last turn of a game, moving, into docs/screens/play.webp; needs img2webp (Debian: webp)
//   npm run screens -- gallery    the sheets of the gallery that the tests compare, into apps/web/test/pictures

import { execFileSync, spawn } from 'node:child_process';
import { globSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { repositoryRoot } from './rooms/read-rooms.ts';

const root = repositoryRoot();
const web = join(root, 'apps/web');
const playwright = join(dirname(createRequire(join(web, 'package.json')).resolve('@playwright/test')), 'cli.js');
const wanted = process.argv.slice(2);
const wants = (what: string): boolean => wanted.length === 0 || wanted.includes(what);

async function run(args: readonly string[], cwd: string, env: Readonly<Record<string, string>>): Promise<void> {
  const child = spawn(process.execPath, args, { cwd, stdio: 'inherit', env: { ...process.env, ...env } });
  const code = await new Promise<number>((resolve) => child.on('exit', (ended) => resolve(ended ?? 1)));
  if (code !== 0) process.exitCode = code;
}

if (wants('docs')) await run([playwright, 'test', 'screens'], web, { SCREENS: '1' });
if (wants('animation')) {
  await run([playwright, 'test', 'animation'], web, { SCREENS: '1' });
  const frames = globSync('.cache/animation/*.png', { cwd: root }).sort();
  const look = ['-loop', '0', '-min_size', '-lossy', '-q', '40', '-m', '6', '-d', '250'];
  execFileSync('img2webp', [...look, ...frames, '-o', 'docs/screens/play.webp'], { cwd: root, stdio: 'inherit' });
}
if (wants('gallery')) {
  const launcher = join(root, 'tools/launch.mjs');
  await run([launcher, 'vitest', 'run', 'apps/web/test/browser/gallery-pictures'], root, { REFRESH_PICTURES: '1' });
}
