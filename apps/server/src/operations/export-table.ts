/** A table's log as JSON lines. While the game runs, only what the asking viewer may see; afterwards all of it. */

import type { DatabaseSync } from 'node:sqlite';
import { pack as everyCard } from '@illuminice/cards';
import { type EventView, eventFor, type Pack } from '@illuminice/engine';
import { type LogEntry, packOf, playedByIn, type TableViewer } from '@illuminice/table';
import { openForReading } from '../sqlite/index.ts';
import { isGameOver, linesIn } from '../store/index.ts';
import { afterTheGame } from './after-the-game.ts';

export interface ExportOrder {
  readonly dataDir: string;
  readonly table: string;
  /** `operator` sees the whole log at any time, as anybody does who can read the database. */
  readonly viewer: TableViewer | 'operator';
}

interface ExportedLine {
  readonly seq: number;
  readonly at: number;
  readonly events: readonly EventView[];
}

export function exportTable({ dataDir, table, viewer }: ExportOrder): string[] {
  const database = openForReading(dataDir);
  try {
    const entries = storedLines(database, table).map((line) => JSON.parse(line) as LogEntry);
    if (entries.length === 0) throw new Error(`there is no table ${table}`);
    return exported(entries, viewer);
  } finally {
    database.close();
  }
}

export function exported(entries: readonly LogEntry[], viewer: ExportOrder['viewer']): string[] {
  if (viewer === 'operator') return entries.map((entry) => JSON.stringify(entry));
  if (isGameOver(entries)) return afterTheGame(entries, viewer).map((entry) => JSON.stringify(entry));
  const found = packOf(everyCard, playedByIn(entries[0]));
  if ('unplayable' in found) throw new Error(`played by another release: ${JSON.stringify(found.unplayable)}`);
  return entries
    .map((entry) => linesFor(found.pack, entry, viewer))
    .filter(({ events }) => events.length > 0)
    .map(numbered);
}

/** Numbered anew: a gap in the numbers of the log would tell of an answer or an offer this viewer may not know of. */
const numbered = ({ at, events }: Omit<ExportedLine, 'seq'>, index: number): string =>
  JSON.stringify({ seq: index + 1, at, events } satisfies ExportedLine);

function linesFor(pack: Pack, { at, facts }: LogEntry, viewer: TableViewer): Omit<ExportedLine, 'seq'> {
  const events = facts.flatMap((fact) =>
    fact.type === 'game' ? fact.events.flatMap((event) => eventFor(pack, event, viewer) ?? []) : [],
  );
  return { at, events };
}

/** Of a game in progress, or of one that was put away. */
function storedLines(database: DatabaseSync, table: string): readonly string[] {
  const rows = database.prepare('SELECT entry FROM lines WHERE table_id = ? ORDER BY seq').all(table);
  if (rows.length > 0) return rows.map(({ entry }) => String(entry));
  const piece = database.prepare('SELECT body FROM archive WHERE table_id = ?').get(table);
  return piece === undefined ? [] : linesIn(piece.body as Uint8Array);
}

export function tablesIn(dataDir: string): readonly { readonly table: string; readonly lines: number }[] {
  const database = openForReading(dataDir);
  try {
    const rows = database
      .prepare(
        'SELECT table_id, count(*) AS lines FROM lines GROUP BY table_id UNION SELECT table_id, lines FROM archive',
      )
      .all();
    return rows.map(({ table_id, lines }) => ({ table: String(table_id), lines: Number(lines) }));
  } finally {
    database.close();
  }
}
