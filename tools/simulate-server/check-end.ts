/** What must hold of the disk at the end of a world. */

import { catalogue, pack } from '@illuminice/cards';
import { type LogEntry, packOf, playedByIn, verifyLog } from '@illuminice/table';
import type { Simulation } from './simulation.ts';
import { Violation } from './world.ts';

export async function checkEnd({
  home,
  people,
}: Simulation): Promise<{ readonly lines: number; readonly tables: number }> {
  const logs = await home.logs();
  let lines = 0;
  for (const [table, log] of logs) {
    checkLog(table, log);
    lines += log.length;
  }
  const counts = new Map<string, number>();
  for (const [table, log] of logs)
    for (const { commandId } of log)
      if (commandId !== undefined) counts.set(`${table} ${commandId}`, (counts.get(`${table} ${commandId}`) ?? 0) + 1);
  for (const [id, count] of counts) if (count > 1) throw new Violation(`${id} is in the log ${count} times`);
  for (const { acknowledged } of people)
    for (const id of acknowledged) {
      const [table = ''] = id.split(' ');
      // A game that was given up, or whose lobby was closed, is deleted as a whole.
      if (!logs.has(table) || home.forgiven.has(id)) continue;
      if (!counts.has(id)) throw new Violation(`${id} was acknowledged and is not in the log`);
    }
  return { lines, tables: logs.size };
}

function checkLog(table: string, log: readonly LogEntry[]): void {
  for (const [index, { seq }] of log.entries())
    if (seq !== index + 1) throw new Violation(`line ${index + 1} of ${table} says it is line ${seq}`);
  const frozen = log.flatMap(({ facts }) => facts).find(({ type }) => type === 'frozen');
  if (frozen) throw new Violation(`${table} froze: ${JSON.stringify(frozen)}`);
  if ('unplayable' in packOf(pack, playedByIn(log[0]))) return;
  const verdict = verifyLog(catalogue, log);
  // A game that has not begun says nothing yet.
  if (!verdict.ok && verdict.wrong.what !== 'diceNeverMixed')
    throw new Violation(`${table} does not verify: ${JSON.stringify(verdict)}`);
}
