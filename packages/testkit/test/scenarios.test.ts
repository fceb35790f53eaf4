/** Every scenario of the repository, one test each; `npm run scenario` plays them, or those of another folder, by hand. */
import { join } from 'node:path';
import { pack } from '@illuminice/cards';
import { expect, test } from 'vitest';
import { type Entry, readEntries, runEntry } from '../src/index.ts';

const folder = join(import.meta.dirname, '..', '..', '..', 'scenarios');

for (const entry of readEntries([folder, join(folder, 'more')])) {
  test(titleOf(entry), () => {
    expect(runEntry(pack, entry).failures).toEqual([]);
  });
}

function titleOf(entry: Entry): string {
  if ('problem' in entry) return `${entry.file}: ${entry.id}`;
  const { id, rules, requirements, title } = entry.scenario;
  return `[${[...rules, ...requirements].join(', ')}] ${id} ${title}`;
}
