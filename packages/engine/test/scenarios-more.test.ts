/** The further scenarios of `scenarios/more`, one test each: mostly places where two rules meet. */
import { join } from 'node:path';
import { pack } from '@illuminice/cards';
import { readEntries, runEntry } from '@illuminice/testkit';
import { expect, test } from 'vitest';

const folder = join(import.meta.dirname, '..', '..', '..', 'scenarios', 'more');

for (const entry of readEntries([folder])) {
  const title =
    'problem' in entry
      ? `${entry.file}: ${entry.id}`
      : `[${entry.scenario.rules.join(', ')}] ${entry.scenario.id} ${entry.scenario.title}`;
  test(title, () => {
    expect(runEntry(pack, entry).failures).toEqual([]);
  });
}
