// Checks that colours come from the theme and that layouts change only at the sizes that have a name.
//
//   node tools/launch.mjs check-styles --list   every place that is left

import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from './rooms/read-rooms.ts';
import { rawStylesIn } from './styles/find-raw-styles.ts';
import { breakpoints, stillRaw } from './styles/rules.ts';

const root = repositoryRoot();
const sheets = globSync('apps/web/src/**/*.css', { cwd: root }).sort();
const raw = sheets.flatMap((path) => rawStylesIn(path, readFileSync(join(root, path), 'utf8')));

for (const kind of ['colours', 'sizes'] as const) {
  const all = raw.filter((style) => style.kind === kind);
  const tooMany = all.length > stillRaw[kind];
  if (tooMany || process.argv.includes('--list'))
    for (const { path, line, text } of all) console.log(`${path}:${line} ${text}`);
  console.log(`${all.length} raw ${kind}, at most ${stillRaw[kind]} are left from before`);
  if (!tooMany) continue;
  const steps = Object.entries(breakpoints).map(([name, { width, height }]) => `${name} ${width ?? `${height} high`}`);
  console.log(kind === 'colours' ? 'name new colours in the theme' : `steps with a name: ${steps.join(', ')}`);
  process.exitCode = 1;
}
