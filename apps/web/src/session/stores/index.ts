export { keepSame } from './keep-same.ts';
export { useLobby } from './lobby-store.ts';
export type {
  Answer,
  BesideCommand,
  ChatLine,
  ClientNeeds,
  ClientRefusal,
  Connection,
  Deadline,
  EventBatch,
  LogEntry,
  PromiseInfo,
  PromiseKind,
  PromiseTerms,
  ProposalInfo,
  StandingKind,
  TableInfo,
  TableLink,
  TableRefusal,
  Talk,
  TurnFigures,
  VoteKind,
} from './model.ts';
export { problemSentence } from './problem-sentence.ts';
export {
  addChat,
  closeTable,
  keepLogOnLeave,
  knowsCards,
  NO_CONNECTION,
  openTable,
  openTableHere,
  showConnection,
  showSnapshot,
  showUpdate,
  tablePack,
  useTable,
} from './table-store.ts';
