/** What is needed to reproduce a bug of the rules on another machine. Holds every secret of the game: for operators only. */

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Logger } from '../runtime/index.ts';
import type { TableHost } from '../tables/index.ts';

export interface DumpOrder {
  readonly tables: TableHost;
  readonly table: string;
  readonly folder: string;
  readonly log: Logger;
}

export async function saveDump({ tables, table, folder, log }: DumpOrder): Promise<void> {
  const frozen = await tables.open(table);
  if (frozen === undefined) return;
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${table}.json`);
  writeFileSync(file, JSON.stringify(await frozen.dump()), { mode: 0o600 });
  log.error({ table, file }, 'a table is frozen; the dump reproduces the bug');
}
