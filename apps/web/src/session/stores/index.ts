export { useLobby } from './lobby-store.ts';
export type {
  Answer,
  ChatLine,
  Connection,
  Deadline,
  EventBatch,
  LogEntry,
  Moment,
  PromiseKind,
  StandingKind,
  TableInfo,
  TableLink,
  VoteKind,
  Word,
} from './model.ts';
export {
  addChat,
  closeTable,
  keepLogOnLeave,
  openTable,
  openTableHere,
  showConnection,
  showSnapshot,
  showUpdate,
  unconnected,
  useTable,
} from './table-store.ts';
