/** The same import into the database of a cluster; its processes need not be stopped. */

import type { TableState } from '@illuminice/table';
import { Database } from '../postgres/index.ts';
import { wholeLog } from './import-table.ts';

export interface SharedImportOrder {
  readonly databaseUrl: string;
  readonly table: string;
  readonly lines: readonly string[];
}

export async function importSharedTable({
  databaseUrl,
  table,
  lines,
}: SharedImportOrder): Promise<{ readonly stage: TableState['stage'] }> {
  const { entries, stage } = await wholeLog(table, lines);
  const database = new Database(databaseUrl);
  try {
    await database.start();
    await database.transaction(async (client) => {
      const overSince = stage === 'over' ? entries.at(-1)?.at : undefined;
      const { rowCount } = await client.query(
        'INSERT INTO tables (id, seq, over_since) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING',
        [table, entries.length, overSince],
      );
      if (rowCount === 0) throw new Error(`there is a table ${table} already`);
      await client.query(
        `INSERT INTO log (table_id, seq, command_id, entry)
         SELECT $1, * FROM unnest($2::INTEGER[], $3::TEXT[], $4::TEXT[])`,
        [
          table,
          entries.map(({ seq }) => seq),
          entries.map(({ commandId }) => commandId ?? null),
          entries.map((entry) => JSON.stringify(entry)),
        ],
      );
    });
  } finally {
    await database.close();
  }
  return { stage };
}
