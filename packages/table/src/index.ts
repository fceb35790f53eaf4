/** One game in progress, wherever it runs. */
export { isBrokenBy } from './fold/promises.ts';
export { digestOf } from './model/chain.ts';
export {
  exerciseHeading,
  gameFileExercise,
  gameFileHeading,
  gameFileId,
  gameFileMoment,
  type MomentName,
} from './model/game-file.ts';
export type {
  Continuation,
  DiceOpening,
  LogEntry,
  Opening,
  RemovalReason,
  SeatOpening,
  TableFact,
} from './model/log.ts';
export { packOf, playedByIn, type Unplayable } from './model/played-by.ts';
export { isQuiet } from './model/quiet.ts';
export { TABLE_SETTINGS, type TableSettings } from './model/settings.ts';
export { type SignedAct, textToSign } from './model/signed-act.ts';
export type { TableState } from './model/table-state.ts';
export type * from './ports/ports.ts';
export { forStrangers } from './replay/for-strangers.ts';
export { answersIn, type WindowAnswer } from './replay/info-in-replay.ts';
export type { ReplayMoment, ReplayTurn } from './replay/moments.ts';
export { momentNamed, nameOfMoment } from './replay/named-moment.ts';
export { openReplay, type Replay, type ToldEntry } from './replay/replay.ts';
export { type SecretWord, saidInSecret } from './replay/said-in-secret.ts';
export { withoutSecrets } from './replay/without-secrets.ts';
export { type RequestFromSeat, Table, type TableAddress } from './runtime/table.ts';
export type { LogWrong } from './verify/log-wrong.ts';
export { type Verdict, verifyGameLog, verifyLog } from './verify/verify-log.ts';
export { type PromiseRecord, promiseRecords } from './view/promise-records.ts';
