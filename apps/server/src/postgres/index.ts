export { Database, type Row } from './database.ts';
export { PostgresPeople } from './postgres-people.ts';
export { PostgresTableStore } from './postgres-table-store.ts';
