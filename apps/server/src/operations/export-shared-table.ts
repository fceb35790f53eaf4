/** The same export from the database of a cluster. */

import { Database, PostgresTableStore } from '../postgres/index.ts';
import { type ExportOrder, exported } from './export-table.ts';

export interface SharedExportOrder {
  readonly databaseUrl: string;
  readonly table: string;
  readonly viewer: ExportOrder['viewer'];
}

export async function exportSharedTable({ databaseUrl, table, viewer }: SharedExportOrder): Promise<string[]> {
  return reading(databaseUrl, async (database) => {
    const entries = await new PostgresTableStore({ database, node: 'export' }).entries(table, 1);
    if (entries.length === 0) throw new Error(`there is no table ${table}`);
    return exported(entries, viewer);
  });
}

export async function sharedTablesIn(
  databaseUrl: string,
): Promise<readonly { readonly table: string; readonly lines: number }[]> {
  return reading(databaseUrl, async (database) => {
    const rows = await database.query('SELECT id, seq FROM tables ORDER BY id');
    return rows.map(({ id, seq }) => ({ table: String(id), lines: Number(seq) }));
  });
}

async function reading<T>(url: string, read: (database: Database) => Promise<T>): Promise<T> {
  const database = new Database(url);
  try {
    return await read(database);
  } finally {
    await database.close();
  }
}
