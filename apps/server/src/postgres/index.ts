export { Database, type DatabaseDriver, type Row } from './database.ts';
export { PostgresPeople } from './postgres-people.ts';
export { PostgresTableStore } from './postgres-table-store.ts';
