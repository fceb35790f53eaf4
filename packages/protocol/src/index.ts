/** Wire messages, their schemas and the version. The only room that parses untrusted data. */
export {
  type ClientMessage,
  type ClientMessageInput,
  type ClientMessageOf,
  clientMessageSchema,
  clientMessageSchemas,
} from './client-messages.ts';
export { BOT_LEVELS, type BotLevel, CODE_ALPHABET, CODE_LENGTH } from './fields.ts';
export { gameOptionsSchema } from './game-options.ts';
export type { Answer, TableNeeds, TableNeedValues, TableRefusal } from './needs.ts';
export { type Parsed, parseClientMessage, parseServerMessage } from './parse.ts';
export { plainText } from './plain-text.ts';
export type {
  PlainProblemCode,
  Problem,
  UploadFault,
} from './problems.ts';
export type { PromiseKind, PromiseTerms } from './promise-kinds.ts';
export {
  MOST_SECONDS,
  type OfferReason,
  type ProposalAnswer,
  type ProposalInfo,
  type Term,
} from './proposals.ts';
export { seatCommandSchema } from './seat-command.ts';
export {
  type FullUpdate,
  type LobbyListItem,
  type LobbySeat,
  type LobbyState,
  type RecentEntry,
  remarkSchema,
  type ServerMessage,
  type ServerMessageOf,
  serverMessageSchema,
  serverMessageSchemas,
  TABLE_REFUSALS,
  type TableRefusalCode,
  type TableUpdate,
  type TurnFigures,
} from './server-messages.ts';
export {
  type BeginningInfo,
  type ClockInfo,
  type DiceInfo,
  type OwnInfo,
  type PromiseDeed,
  type PromiseInfo,
  type SeatInfo,
  type TableInfo,
  tableInfoSchema,
  type VoteEndInfo,
  type VoteInfo,
} from './table-info.ts';
export type {
  BesideCommand,
  SeatRequest,
  SeatRequestOf,
  SeenRound,
  StandingKind,
  TableRequest,
  VoteKind,
} from './table-requests.ts';
export { MAX_CHAT_LENGTH, MAX_NAME_LENGTH, MAX_PROMISE_LENGTH, utf8Length, visibleLength } from './text.ts';
export type { UploadedPosition } from './uploaded-game.ts';
export { MAX_FRAME_BYTES, PROTOCOL_VERSION } from './version.ts';
