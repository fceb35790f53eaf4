// npm run export -- <table> [--seat <n> | --operator]   the log of a table as JSON lines on standard output.
// While the game runs: what spectators (or the seat) may see; --operator: everything. Without a table: lists them.

import { parseArgs } from 'node:util';
import { exportTable, readConfig, tablesIn } from '@illuminice/server';
import { repositoryRoot } from './rooms/read-rooms.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seat: { type: 'string' }, operator: { type: 'boolean', default: false } },
});
const { dataDir } = readConfig(process.env, repositoryRoot());
const [table] = positionals;
try {
  if (table === undefined) {
    for (const { table: id, lines } of tablesIn(dataDir)) console.log(`${id}  ${lines} lines`);
  } else {
    const seat = values.seat === undefined ? ('spectator' as const) : Number(values.seat);
    for (const line of exportTable({ dataDir, table, viewer: values.operator ? 'operator' : seat })) console.log(line);
  }
} catch (error) {
  console.error(`export: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}
