/** One game in progress, wherever it runs. */
export type { Answer, PromiseKind, SeatAct, StandingKind, TableRefusal, VoteKind } from './model/acts.ts';
export { gameFileHeading, gameFileId } from './model/game-file.ts';
export type { Continuation, DiceOpening, LogEntry, Opening, SeatOpening, TableFact } from './model/log.ts';
export { isQuiet } from './model/quiet.ts';
export { TABLE_SETTINGS, type TableSettings } from './model/settings.ts';
export type { TableInfo } from './model/table-info.ts';
export type { TableState } from './model/table-state.ts';
export type * from './ports/ports.ts';
export { type SeatRequest, Table, type TableAddress } from './runtime/table.ts';
export { type Verdict, verifyLog } from './verify/verify-log.ts';
export { type WordRecord, wordRecords } from './view/word-records.ts';
