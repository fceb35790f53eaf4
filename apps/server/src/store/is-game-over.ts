import type { LogEntry } from '@illuminice/table';

export function endsGame({ facts }: LogEntry): boolean {
  return facts.some((fact) => fact.type === 'game' && fact.events.some(({ type }) => type === 'gameEnded'));
}

/** The last of these counts: a game that ended and was taken back runs again. */
export function isGameOver(entries: readonly LogEntry[]): boolean {
  const lastEnd = entries.findLastIndex(endsGame);
  const lastRewind = entries.findLastIndex(({ facts }) =>
    facts.some(({ type }) => type === 'rewound' || type === 'reset'),
  );
  return lastEnd > lastRewind;
}
