/** Puts an exported log, or the dump of a frozen table, into a database: to look at it, to play on, to find a bug. */

import { pack } from '@illuminice/cards';
import { gameFileId, type LogEntry, Table, type TableState } from '@illuminice/table';
import { migrate, openForWriting, STATEMENTS, segmentRow } from '../sqlite/index.ts';

export interface ImportOrder {
  readonly dataDir: string;
  readonly table: string;
  readonly lines: readonly string[];
}

export async function importTable({
  dataDir,
  table,
  lines,
}: ImportOrder): Promise<{ readonly stage: TableState['stage'] }> {
  const { entries, stage } = await wholeLog(table, lines);
  const database = openForWriting(dataDir);
  try {
    migrate(database);
    database.exec('BEGIN IMMEDIATE');
    for (const place of ['lines', 'archive'])
      if (database.prepare(`SELECT 1 FROM ${place} WHERE table_id = ?`).get(table) !== undefined)
        throw new Error(`there is a table ${table} already`);
    const stored = entries.map((entry) => ({ seq: entry.seq, json: JSON.stringify(entry) }));
    database.prepare(STATEMENTS.putSegment).run(...segmentRow(table, stored));
    database.prepare('INSERT OR IGNORE INTO restored VALUES (?)').run(table);
    if (stage === 'over') database.prepare(STATEMENTS.putOver).run(table, entries.at(-1)?.at ?? 0);
    database.exec('COMMIT');
  } finally {
    if (database.isTransaction) database.exec('ROLLBACK');
    database.close();
  }
  return { stage };
}

/** Whatever is not a log from its first line to its last is refused with the reason. */
export async function wholeLog(
  table: string,
  lines: readonly string[],
): Promise<{ readonly entries: readonly LogEntry[]; readonly stage: TableState['stage'] }> {
  const [first = '', ...rest] = lines.filter((line) => line.trim() !== '');
  const entries = (gameFileId(first) === undefined ? [first, ...rest] : rest).map(readEntry);
  entries.forEach(({ seq }, index) => {
    if (seq !== index + 1) throw new Error(`line ${index + 1} has the number ${seq}: the log is not whole`);
  });
  return { entries, stage: await foldedStage(table, entries) };
}

function readEntry(line: string, index: number): LogEntry {
  const entry: unknown = parsed(line, index);
  const { seq, at, facts } = Object(entry) as Partial<LogEntry>;
  if (!Number.isInteger(seq) || typeof at !== 'number' || !Array.isArray(facts))
    throw new Error(`line ${index + 1} is no line of a whole log; a redacted export cannot be imported`);
  return entry as LogEntry;
}

function parsed(line: string, index: number): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new Error(`line ${index + 1} is not JSON`);
  }
}

/** A log that cannot be folded is refused before anything is written. */
async function foldedStage(id: string, tail: readonly LogEntry[]): Promise<TableState['stage']> {
  const never = (): never => {
    throw new Error('an import decides nothing');
  };
  const table = await Table.open({
    id,
    pack,
    ports: {
      store: {
        load: async () => ({ tail }),
        entries: async () => tail,
        append: never,
        saveSnapshot: never,
        accepted: never,
      },
      clock: { now: () => tail.at(-1)?.at ?? 0, schedule: () => undefined },
      entropy: { seed: never, id: never },
      fanout: { publish: () => undefined, deliverLate: () => undefined },
      bots: { decide: () => new Promise(() => undefined) },
      hash: never,
    },
  });
  if (table === undefined) throw new Error('the log is empty');
  if (table.unplayable) throw new Error(`played by another release: ${JSON.stringify(table.unplayable)}`);
  const { stage } = table.state;
  table.close();
  return stage;
}
