/** Wire messages, their schemas and the version. The only room that parses untrusted data. */
export {
  type ClientMessage,
  type ClientMessageInput,
  type ClientMessageOf,
  clientMessageSchema,
  clientMessageSchemas,
} from './client-messages.ts';
export { gameOptionsSchema } from './game-options.ts';
export { type Parsed, parseClientMessage, parseServerMessage, utf8Length } from './parse.ts';
export { seatCommandSchema } from './seat-command.ts';
export {
  ERROR_CODES,
  type ErrorCode,
  type LobbyListItem,
  type LobbySeat,
  type LobbyState,
  type ServerMessage,
  type ServerMessageOf,
  serverMessageSchema,
  serverMessageSchemas,
  TABLE_REFUSALS,
  type TableRefusalCode,
} from './server-messages.ts';
export { STANDING_KINDS, type TableAct, tableActSchema } from './table-acts.ts';
export { type Clock, type TableInfo, type TableSeat, tableInfoSchema } from './table-info.ts';
export { MAX_CHAT_LENGTH, MAX_NAME_LENGTH, MAX_PROMISE_LENGTH, plainText, visibleLength } from './text.ts';
export type { UploadedPosition } from './uploaded-game.ts';
export { MAX_FRAME_BYTES, PROTOCOL_VERSION } from './version.ts';
export { BOT_LEVELS, type BotLevel, CODE_ALPHABET, CODE_LENGTH } from './words.ts';
