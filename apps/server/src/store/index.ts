export { compressed, entriesOfPiece, linesIn } from './compressed-log.ts';
export { type DailyReport, type DailyResults, dailyCountsIn, GRADES } from './daily-results.ts';
export { endsGame, isGameOver } from './is-game-over.ts';
export {
  type ModerationStore,
  type Report,
  reportIn,
  type Sanction,
  type StoredReport,
  sanctionIn,
} from './moderation.ts';
export { type ChatMessage, chatMessageIn, HISTORY, type People, type User, userIn, WATCHER_HISTORY } from './people.ts';
export type { Deadline, ServerTableStore } from './server-table-store.ts';
export {
  type MomentAbout,
  type NameAgreed,
  type SharedMoment,
  type SharedMoments,
  sharedBody,
  sharedMomentIn,
} from './shared-moments.ts';
export { StoreUnavailable } from './store-unavailable.ts';
export { endsRestored, entryIn, SNAPSHOTS_KEPT, snapshotIn, storedTable } from './stored-table.ts';
