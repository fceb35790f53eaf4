/** What goes wrong outside the rules: a code and the values a sentence about it says. The client makes the sentence. */
import { z } from 'zod';

/** Their sentences have no gaps. */
const PLAIN_CODES = [
  'BAD_MESSAGE',
  'TOO_LARGE',
  'TOO_FAST',
  'TOO_MANY_WRONG_CODES',
  'WRONG_VERSION',
  'HELLO_FIRST',
  'UNKNOWN_CODE',
  'LOBBY_FULL',
  'GAME_RUNNING',
  'NAME_TAKEN',
  'BAD_OPTIONS',
  'CARRIED_RULES_STAY',
  'NOT_HOST',
  'NOT_IN_LOBBY',
  'NOT_AT_TABLE',
  'NO_SUCH_SEAT',
  'TOO_FEW_SEATS',
  'CANNOT_CANCEL',
  'CHAT_CLOSED',
  'BLOCKED',
  'SERVER_BUSY',
  'STORE_UNAVAILABLE',
  'INTERNAL',
] as const;

/** Why an uploaded game cannot go on here; `position` and `options`: `detail` has the code of the engine. */
const UPLOAD_FAULTS = [
  'seatCount',
  'yourSeat',
  'sameName',
  'options',
  'turnOrder',
  'position',
  'missingCards',
  'turnOfNobody',
  'tooFewPlayers',
  'initialPlayers',
  'missingGoal',
] as const;

export const problemSchema = z.discriminatedUnion('code', [
  z.strictObject({ code: z.enum(PLAIN_CODES) }),
  z.strictObject({
    code: z.literal('TOO_OFTEN'),
    /** Until the next try. */
    values: z.strictObject({ seconds: z.int() }),
  }),
  z.strictObject({
    /** By whoever runs the server. */
    code: z.enum(['BANNED', 'MUTED']),
    /** A date in milliseconds. */
    values: z.strictObject({ until: z.number() }),
  }),
  z.strictObject({
    code: z.literal('TOO_MANY_LOBBIES'),
    /** Those this person is in. */
    values: z.strictObject({ codes: z.array(z.string()).readonly() }),
  }),
  z.strictObject({
    code: z.literal('TOO_MANY_SPECTATORS'),
    values: z.strictObject({ most: z.int() }),
  }),
  z.strictObject({
    code: z.literal('CANNOT_CONTINUE'),
    values: z.strictObject({ fault: z.enum(UPLOAD_FAULTS) }),
  }),
]);

export type Problem = z.infer<typeof problemSchema>;
export type PlainProblemCode = (typeof PLAIN_CODES)[number];
export type UploadFault = (typeof UPLOAD_FAULTS)[number];
