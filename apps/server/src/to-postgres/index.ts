export { moveToPostgres } from './move-to-postgres.ts';
