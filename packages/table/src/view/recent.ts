import type { Pack } from '@illuminice/engine';
import type { RecentEntry } from '@illuminice/protocol';
import { NATURE } from '../fold/undo.ts';
import type { LogEntry } from '../model/log.ts';
import type { TableViewer } from '../ports/ports.ts';
import { eventsFor } from './update-for.ts';

/** Enough for the log of a screen; a whole evening is what `export` is for. */
export const RECENT_ENTRIES = 150;
const MOST_EVENTS = 200;

/** What this viewer was told by the last entries, through the same functions: nobody learns more by coming back than by staying. */
export function recentFor(pack: Pack, entries: readonly LogEntry[], viewer: TableViewer): RecentEntry[] {
  const told = stillTold(entries.slice(lastBeginning(entries))).flatMap((entry): RecentEntry[] => {
    const events = eventsFor(pack, entry, viewer);
    return events.length === 0 ? [] : [{ at: entry.at, events }];
  });
  let count = 0;
  const first = told.findLastIndex(({ events }) => {
    count += events.length;
    return count > MOST_EVENTS;
  });
  return told.slice(first + 1);
}

/** Moves that were taken back are not told to whoever comes back (T-25); business beside the game was not taken back. */
export function stillTold(entries: readonly LogEntry[]): readonly LogEntry[] {
  let told: LogEntry[] = [];
  for (const entry of entries) {
    const back = entry.facts.find((fact) => fact.type === 'rewound');
    if (back) told = told.filter(({ seq, facts }) => seq <= back.toSeq || isBeside(facts));
    else told.push(entry);
  }
  return told;
}

function isBeside(facts: LogEntry['facts']): boolean {
  return facts.every((fact) => fact.type !== 'game' || fact.events.every(({ type }) => NATURE[type] === 'aside'));
}

/** After a reset (REQ-373) another game begins. */
function lastBeginning(entries: readonly LogEntry[]): number {
  return Math.max(
    0,
    entries.findLastIndex(({ facts }) => facts.some(({ type }) => type === 'reset')),
  );
}
