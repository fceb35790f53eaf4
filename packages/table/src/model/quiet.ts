import type { LogEntry, TableFact } from './log.ts';

const QUIET: ReadonlySet<TableFact['type']> = new Set([
  ...(['game', 'held', 'waited', 'extended', 'standing', 'armed', 'botsAnswered'] as const),
]);

/** Changes nothing but the game: nobody comes or goes, nothing is voted, taken back or begun anew. */
export function isQuiet({ facts }: LogEntry): boolean {
  return facts.every(({ type }) => QUIET.has(type));
}
