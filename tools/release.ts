// npm run release [-- --dry-run] [--without-image] [--base <image>]
// Makes the release that package.json names: the package of `npx`, the container image where its tools are installed, their
// checksums, the log and the data folder that every later release must go on with, and the tag. --dry-run makes all of it and leaves the tree alone.

import { execFileSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { buildImage, saveImage, toolsMissing } from './container/build-image.ts';
import { pack } from './pack/pack.ts';
import { notesOf, whyNotReleased, writeChecksums } from './release/release.ts';
import { repositoryRoot } from './rooms/read-rooms.ts';

const { values } = parseArgs({
  options: {
    'dry-run': { type: 'boolean', default: false },
    'without-image': { type: 'boolean', default: false },
    base: { type: 'string' },
  },
});
const isDry = values['dry-run'];
const root = repositoryRoot();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const git = (...args: readonly string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim();
const { version } = JSON.parse(read('package.json')) as { readonly version: string };
const tag = `v${version}`;
/** Each keeps a file that is named after the release. */
const RECORDERS = ['packages/table/scripts/record-log.ts', 'apps/server/scripts/record-data.ts'];
const RECORDED = ['packages/table/test/recorded', 'apps/server/test/recorded'];

const obstacles = whyNotReleased({
  version,
  changelog: read('CHANGELOG.md'),
  changed: git('status', '--porcelain'),
  tags: git('tag').split('\n'),
});
for (const obstacle of obstacles) console.log(obstacle);
if (obstacles.length > 0 && !isDry) process.exit(1);

const folder = join(root, '.cache/release', version);
rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const packed = await pack(join(folder, 'pack'));
const files = [packed.file];

const missing = values['without-image'] ? ['nobody: --without-image'] : toolsMissing();
if (missing.length > 0) console.log(`no image: it needs ${missing.join(', ')}`);
else {
  const { image, megabytes } = await buildImage(values.base === undefined ? {} : { base: values.base });
  console.log(`${image}: ${megabytes} MB`);
  files.push(saveImage(image, join(folder, `illuminice-${version}-image.tar`)));
}

// What was recorded under this name before there was a tag is of a forerunner.
if (!isDry) {
  for (const recorder of RECORDERS)
    execFileSync(process.execPath, [recorder, version], { cwd: root, stdio: 'inherit' });
  git('add', ...RECORDED);
  const message = `table, server: log and data of ${version}, which every later release folds to the same position and plays on`;
  git('commit', '--quiet', '--message', message);
}
console.log(writeChecksums(folder, files));
if (isDry) console.log(`${tag} was not made: --dry-run`);
else {
  git(
    'tag',
    '--annotate',
    tag,
    '--message',
    `Illuminice ${version}\n\n${notesOf(read('CHANGELOG.md'), version) ?? ''}`,
  );
  console.log(`${tag} is made; push it, and lay what is in ${folder} beside it`);
}
