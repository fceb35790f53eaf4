export { useLobby } from './lobby-store.ts';
export type {
  Answer,
  ChatLine,
  ClientNeeds,
  ClientRefusal,
  Connection,
  Deadline,
  EventBatch,
  LogEntry,
  PromiseKind,
  PromiseTerms,
  StandingKind,
  TableInfo,
  TableLink,
  TableRefusal,
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
