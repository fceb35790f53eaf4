// Compares what the players were promised with what is in Postgres, and every deadline with the position it fired in.

import { pack } from '@illuminice/cards';
import { type LogEntry, TABLE_SETTINGS } from '@illuminice/table';
import { Database } from '../../apps/server/src/postgres/database.ts';
import { dues } from '../../packages/table/src/clocks/dues.ts';
import { foldStored } from '../../packages/table/src/fold/copy.ts';
import { fold } from '../../packages/table/src/fold/fold.ts';
import type { Party } from './cluster-party.ts';

export interface ClusterVerdict {
  readonly acknowledged: number;
  readonly lost: number;
  readonly duplicated: number;
  readonly gaps: number;
  readonly deadlinesFired: number;
  /** Fired although it was not pending, or too early by the clock of the database. */
  readonly deadlinesTwice: number;
  /** Long past and still waiting at the end. */
  readonly deadlinesMissed: number;
}

interface Line {
  readonly seq: number;
  readonly due: number | undefined;
  readonly commandId: string | undefined;
  readonly entry: LogEntry;
}

const MISSED_AFTER_MS = 3_000;

export async function checkCluster(url: string, parties: readonly Party[]): Promise<ClusterVerdict> {
  const database = new Database(url);
  const verdict = {
    ...{ acknowledged: 0, lost: 0, duplicated: 0, gaps: 0 },
    ...{ deadlinesFired: 0, deadlinesTwice: 0, deadlinesMissed: 0 },
  };
  try {
    const missed = await database.one('SELECT count(*) AS n FROM tables WHERE deadline < now_ms() - $1', [
      MISSED_AFTER_MS,
    ]);
    verdict.deadlinesMissed = Number(missed?.n);
    for (const { table, players } of parties) {
      const lines = await linesOf(database, table);
      lines.forEach(({ seq }, index) => {
        if (seq !== index + 1) verdict.gaps++;
      });
      const counts = new Map<string, number>();
      for (const { commandId } of lines)
        if (commandId !== undefined) counts.set(commandId, (counts.get(commandId) ?? 0) + 1);
      for (const count of counts.values()) verdict.duplicated += count - 1;
      for (const [seat, { acknowledged }] of players.entries())
        for (const id of acknowledged) {
          verdict.acknowledged++;
          if (!counts.has(`${seat}.${id}`)) verdict.lost++;
        }
      const { fired, twice } = deadlinesOf(lines);
      verdict.deadlinesFired += fired;
      verdict.deadlinesTwice += twice;
    }
  } finally {
    await database.close();
  }
  return verdict;
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
export const SETTINGS = { diceMs: 3_000, botWindowMs: 20, botMoveMs: 5, botPatienceMs: 4_000 };
