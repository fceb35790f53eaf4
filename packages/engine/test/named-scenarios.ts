/** Scenarios by their ids, for requirements that a scenario already shows. */
import { join } from 'node:path';
import { pack } from '@illuminice/cards';
import { type Entry, readEntries, runEntry } from '@illuminice/testkit';

const folder = join(import.meta.dirname, '..', '..', '..', 'scenarios');
const byId = new Map<string, Entry>(
  readEntries([folder, join(folder, 'more')]).flatMap((entry) =>
    'problem' in entry ? [] : [[entry.scenario.id, entry] as const],
  ),
);

/** One line for each failure; a name that no scenario has is a failure too, never a silent pass. */
export function failuresOf(names: string): string[] {
  return names.split(' ').flatMap((id) => {
    const entry = byId.get(id);
    return entry === undefined
      ? [`there is no scenario ${id}`]
      : runEntry(pack, entry).failures.map((line) => `${id}: ${line}`);
  });
}
