// npm run import -- <file.jsonl> [--as <table>]   puts an exported log, or the dump of a frozen table, into DATA_DIR, or
// into the Postgres of DATABASE_URL.

import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { importSharedTable, importTable, readConfig } from '@illuminice/server';
import { repositoryRoot } from './rooms/read-rooms.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { as: { type: 'string' } } });
const [file] = positionals;
if (file === undefined) {
  console.error('usage: npm run import -- <file.jsonl> [--as <table>]');
  process.exit(2);
}
try {
  const text = readFileSync(resolve(process.env.INIT_CWD ?? '.', file), 'utf8');
  const { dataDir, cluster } = readConfig(process.env, repositoryRoot());
  const order = { table: values.as ?? randomUUID(), lines: linesOf(text) };
  const { stage } =
    cluster === undefined
      ? await importTable({ dataDir, ...order })
      : await importSharedTable({ databaseUrl: cluster.databaseUrl, ...order });
  console.log(`imported as ${order.table}: ${stage}`);
} catch (error) {
  console.error(`import: ${error instanceof Error ? error.message : String(error)}`);
  process.exitCode = 1;
}

/** A dump is one object with the lines in it; an export is the lines themselves. */
function linesOf(text: string): string[] {
  const first: unknown = text.trimStart().startsWith('{"table"') ? JSON.parse(text) : undefined;
  const { entries } = (first ?? {}) as { readonly entries?: readonly unknown[] };
  return entries === undefined ? text.split('\n') : entries.map((entry) => JSON.stringify(entry));
}
