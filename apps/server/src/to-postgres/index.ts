export { type Moved, moveToPostgres } from './move-to-postgres.ts';
