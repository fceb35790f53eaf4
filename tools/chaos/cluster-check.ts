// Compares what the players were promised with what is in Postgres, and every deadline with the position it fired in.

import { pack as everyCard } from '@illuminice/cards';
import { type LogEntry, packOf, playedByIn, TABLE_SETTINGS } from '@illuminice/table';
import { Database } from '../../apps/server/src/postgres/database.ts';
import { dues } from '../../packages/table/src/clocks/dues.ts';
import { foldStored } from '../../packages/table/src/fold/copy.ts';
import { fold } from '../../packages/table/src/fold/fold.ts';
import type { Party } from './party.ts';
import { type Kept, promisesKept, type Stored } from './promises-kept.ts';

export interface ClusterVerdict extends Kept {
  readonly deadlinesFired: number;
  /** Fired although it was not pending, or too early by the clock of the database. */
  readonly deadlinesTwice: number;
  /** Long past and still waiting at the end. */
  readonly deadlinesMissed: number;
}

interface Line extends Stored {
  readonly due: number | undefined;
  readonly entry: LogEntry;
}

const MISSED_AFTER_MS = 3_000;

export async function checkCluster(url: string, parties: readonly Party[]): Promise<ClusterVerdict> {
  const database = new Database(url);
  try {
    const missed = await database.one('SELECT count(*) AS n FROM tables WHERE deadline < now_ms() - $1', [
      MISSED_AFTER_MS,
    ]);
    const logs = new Map<string, readonly Line[]>();
    for (const { table } of parties) logs.set(table, await linesOf(database, table));
    const deadlines = [...logs.values()].map(deadlinesOf);
    return {
      ...promisesKept(parties, (table) => logs.get(table) ?? []),
      deadlinesFired: deadlines.reduce((sum, { fired }) => sum + fired, 0),
      deadlinesTwice: deadlines.reduce((sum, { twice }) => sum + twice, 0),
      deadlinesMissed: Number(missed?.n),
    };
  } finally {
    await database.close();
  }
}

async function linesOf(database: Database, table: string): Promise<readonly Line[]> {
  const rows = await database.query('SELECT seq, due, entry FROM log WHERE table_id = $1 ORDER BY seq', [table]);
  return rows.map((row) => {
    const entry = JSON.parse(String(row.entry)) as LogEntry;
    return {
      seq: Number(row.seq),
      due: row.due === null ? undefined : Number(row.due),
      commandId: entry.commandId,
      entry,
    };
  });
}

/** Played again from the first line: a deadline fires in a position in which it is pending, and is gone afterwards. */
function deadlinesOf(lines: readonly Line[]): { readonly fired: number; readonly twice: number } {
  const settings = { ...TABLE_SETTINGS, ...SETTINGS };
  let [fired, twice] = [0, 0];
  const [first, ...rest] = lines;
  const found = packOf(everyCard, playedByIn(first?.entry));
  // Begun by the release with other rules: nobody but that one can say what was due.
  if ('unplayable' in found) return { fired, twice };
  const { pack } = found;
  const state = first && foldStored(pack, { tail: [first.entry] });
  if (state === undefined) return { fired, twice };
  for (const { due, entry } of rest) {
    const pending = due === undefined ? [] : dues(state, settings).filter(({ at }) => Math.ceil(at) === due);
    fold(pack, state, { entry });
    if (due === undefined) continue;
    fired++;
    const left = dues(state, settings).filter(({ at }) => Math.ceil(at) === due);
    if (pending.length === 0 || left.length >= pending.length) twice++;
  }
  return { fired, twice };
}

/** As the processes under test run them. */
export const SETTINGS = { diceMs: 3_000, beginMs: 0, botWindowMs: 20, botMoveMs: 5, botPatienceMs: 4_000 };
