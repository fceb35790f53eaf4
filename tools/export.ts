// npm run export -- <table> [--seat <n> | --operator]   the log of a table as JSON lines on standard output.
// While the game runs: what spectators (or the seat) may see; --operator: everything. Without a table: lists them.

import { parseArgs } from 'node:util';
import { exportSharedTable, exportTable, readConfig, sharedTablesIn, tablesIn } from '@illuminice/server';
import { repositoryRoot } from './rooms/read-rooms.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seat: { type: 'string' }, operator: { type: 'boolean', default: false } },
});
const { dataDir, cluster } = readConfig(process.env, repositoryRoot());
const [table] = positionals;
try {
  if (table === undefined) {
    const tables = cluster === undefined ? tablesIn(dataDir) : await sharedTablesIn(cluster.databaseUrl);
    for (const { table: id, lines } of tables) console.log(`${id}  ${lines} lines`);
  } else {
    const viewer = values.operator ? 'operator' : viewerOf(values.seat);
    const lines =
      cluster === undefined
        ? exportTable({ dataDir, table, viewer })
        : await exportSharedTable({ databaseUrl: cluster.databaseUrl, table, viewer });
    for (const line of lines) console.log(line);
  }
} catch (error) {
  console.error(`export: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

function viewerOf(seat: string | undefined): number | 'spectator' {
  if (seat === undefined) return 'spectator';
  if (!/^[0-7]$/.test(seat)) throw new Error('--seat is a number from 0 to 7; without it, what spectators may see');
  return Number(seat);
}
