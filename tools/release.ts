// npm run release [-- --dry-run] [--without-image] [--base <image>]
// Makes the release that package.json names: the package of `npx`, the container image where its tools are installed, their
// checksums, the log every later release must still fold, and the tag. --dry-run makes all of it and leaves the tree alone.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
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
const recorded = `packages/table/test/recorded/${version}.jsonl`;

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

if (!existsSync(join(root, recorded)) && !isDry) {
  execFileSync(process.execPath, ['packages/table/scripts/record-log.ts', version], { cwd: root, stdio: 'inherit' });
  git('add', recorded);
  git(
    'commit',
    '--quiet',
    '--message',
    `table: the log of ${version}, which every later release folds to the same position`,
  );
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
