import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import {
  exportSharedTable,
  exportTable,
  importSharedTable,
  importTable,
  sharedTablesIn,
  tablesIn,
} from '../operations/index.ts';
import { readConfig } from '../runtime/index.ts';
import { type Command, UsageError } from './command.ts';

export const exportTables: Command = {
  usage: '[table] [--seat <n> | --operator]',
  takes: 1,
  does: 'lists the tables, or writes the log of one: while it runs, what spectators or that seat may see',
  options: { seat: { type: 'string' }, operator: { type: 'boolean', default: false } },
  run: async ({ env, folder, names: [table], values, say }) => {
    const { dataDir, cluster } = readConfig(env, folder);
    if (table === undefined) {
      const tables = cluster === undefined ? tablesIn(dataDir) : await sharedTablesIn(cluster.databaseUrl);
      for (const { table: id, lines } of tables) say(`${id}  ${lines} lines`);
      return;
    }
    const viewer = values.operator === true ? 'operator' : viewerOf(values.seat?.toString());
    const lines =
      cluster === undefined
        ? exportTable({ dataDir, table, viewer })
        : await exportSharedTable({ databaseUrl: cluster.databaseUrl, table, viewer });
    for (const line of lines) say(line);
  },
};

function viewerOf(seat: string | undefined): number | 'spectator' {
  if (seat === undefined) return 'spectator';
  if (!/^[0-7]$/.test(seat)) throw new Error('--seat is a number from 0 to 7; without it, what spectators may see');
  return Number(seat);
}

export const importTables: Command = {
  usage: '<file.jsonl> [--as <table>]',
  takes: 1,
  does: 'puts an exported log, or the dump of a frozen table, into DATA_DIR or the Postgres of DATABASE_URL',
  options: { as: { type: 'string' } },
  run: async ({ env, folder, cwd, names: [file], values, say }) => {
    if (file === undefined) throw new UsageError('which file?');
    const path = resolve(cwd, file);
    if (!existsSync(path)) throw new Error(`there is no file ${path}`);
    const text = readFileSync(path, 'utf8');
    const { dataDir, cluster } = readConfig(env, folder);
    const order = { table: typeof values.as === 'string' ? values.as : randomUUID(), lines: linesOf(text) };
    const { stage } =
      cluster === undefined
        ? await importTable({ dataDir, ...order })
        : await importSharedTable({ databaseUrl: cluster.databaseUrl, ...order });
    say(`imported as ${order.table}: ${stage}`);
  },
};

/** A dump is one object with the lines in it; an export is the lines themselves. */
function linesOf(text: string): string[] {
  const first: unknown = text.trimStart().startsWith('{"table"') ? JSON.parse(text) : undefined;
  const { entries } = (first ?? {}) as { readonly entries?: readonly unknown[] };
  return entries === undefined ? text.split('\n') : entries.map((entry) => JSON.stringify(entry));
}
