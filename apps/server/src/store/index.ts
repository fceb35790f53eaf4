export { compressed, entriesOfPiece, linesIn } from './compressed-log.ts';
export { endsGame, isGameOver } from './is-game-over.ts';
export { type ChatMessage, chatMessageIn, HISTORY, type People, type Report, type User, userIn } from './people.ts';
export type { Deadline, ServerTableStore } from './server-table-store.ts';
export { StoreUnavailable } from './store-unavailable.ts';
export { entryIn, SNAPSHOTS_KEPT, snapshotIn, storedTable } from './stored-table.ts';
