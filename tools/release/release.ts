/** What a release needs, and what is laid beside it. */

import { createHash } from 'node:crypto';
import { copyFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';

interface Plan {
  readonly version: string;
  readonly changelog: string;
  /** As `git status --porcelain` tells. */
  readonly changed: string;
  readonly tags: readonly string[];
}

const SEMANTIC = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** One sentence for each thing that stands in the way. */
export function whyNotReleased({ version, changelog, changed, tags }: Plan): readonly string[] {
  return [
    ...(SEMANTIC.test(version) ? [] : [`${version} is no semantic version`]),
    ...(notesOf(changelog, version) === undefined ? [`CHANGELOG.md says nothing of ${version}`] : []),
    ...(changed === '' ? [] : ['the tree has changes that are not committed']),
    ...(tags.includes(`v${version}`) ? [`v${version} is there already: raise the version in package.json`] : []),
  ];
}

/** What the changelog says of a version; undefined where it says nothing. */
export function notesOf(changelog: string, version: string): string | undefined {
  const [, ...sections] = changelog.split(/^## /m);
  const section = sections.find((each) => each.split('\n')[0]?.split(' ')[0] === version);
  const notes = section?.split('\n').slice(1).join('\n').trim();
  return notes === '' ? undefined : notes;
}

/** Lays the files side by side with a list that `sha256sum --check` reads, and answers with it. */
export function writeChecksums(folder: string, files: readonly string[]): string {
  const lines = files.map((file) => {
    const name = basename(file);
    if (!existsSync(join(folder, name))) copyFileSync(file, join(folder, name));
    return `${createHash('sha256').update(readFileSync(file)).digest('hex')}  ${name}`;
  });
  const list = `${lines.join('\n')}\n`;
  writeFileSync(join(folder, 'SHA256SUMS'), list);
  return list;
}
