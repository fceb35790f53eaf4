import type { SeatCommand } from '@illuminice/engine';
import { z } from 'zod';
import { actSignatureSchema, hex32Schema, idSchema, seatSchema as seat } from './fields.ts';
import { promiseTermsSchema } from './promise-kinds.ts';
import { proposalRequestSchemas } from './proposals.ts';
import { seatCommandSchema } from './seat-command.ts';

/** What a seat asks of its table. All carry an `id`; the answer is `accepted` or `refused` with the same `id`. */
const maybe = z.exactOptional;
const asked = { id: idSchema, signed: maybe(actSignatureSchema) };
/** The engine's own type: who sends a command and who carries it out need no other. */
const command: z.ZodType<SeatCommand, SeatCommand> = seatCommandSchema;

export const STANDING_KINDS = ['passThisTurn', 'passUntilDraw', 'stayOut', 'confirmIncome'] as const;
export const VOTE_KINDS = ['seatBot', 'takeback', 'turnBack', 'reset'] as const;

/** What stood on the screen of whoever decided; without it a move is taken as things are. */
const seenRoundSchema = z.strictObject({ window: z.int().min(0), round: z.int().min(0) });

export const tableRequestSchemas = [
  z
    .strictObject({
      type: z.literal('command'),
      ...asked,
      command,
      /** With `offer` and `counter` alone. */
      promise: maybe(promiseTermsSchema),
      /** With `offer` and `counter` alone. */
      asks: maybe(promiseTermsSchema),
      seen: maybe(seenRoundSchema),
    })
    .describe(
      'A move of the game. Who you are is the session’s business: there is no seat in it. `seen` is what it was decided by, `window` and `round` of the clock: if somebody has paid or played since, it is refused with `NUMBERS_CHANGED` and nothing happens (R-9.7). `promise` goes beside an `offer` or a `counter`: only the other player sees it, as a promise in the state `offered` that names this offer; accepted, it is given; if the offer ends otherwise, nothing was promised. `asks` is the same the other way round: what the other player promises by accepting.',
    ),
  z
    .strictObject({ type: z.literal('wait'), ...asked, window: maybe(z.int().min(0)) })
    .describe('Keep the open reaction window open (R-24.6); `window` names it, so that a late press does nothing.'),
  z
    .strictObject({ type: z.literal('standing'), ...asked, kind: z.enum(STANDING_KINDS), on: z.boolean() })
    .describe('A standing answer (R-24.6).'),
  z
    .strictObject({ type: z.literal('arm'), ...asked, card: maybe(z.int().min(0).max(255)), against: maybe(seat) })
    .describe('Plays this Special by itself when that seat’s turn starts; without `card` disarms.'),
  z
    .strictObject({
      type: z.literal('promise'),
      ...asked,
      to: seat,
      ...promiseTermsSchema.shape,
    })
    .describe('Into the promise ledger: never enforced, marked kept or broken when the game can tell.'),
  ...proposalRequestSchemas,
  z
    .strictObject({
      type: z.literal('vote'),
      ...asked,
      what: z.enum(VOTE_KINDS),
      yes: z.boolean(),
      seat: maybe(seat),
    })
    .describe(
      '`seatBot`: a bot for the idle `seat`. `takeback`: before my last move. `turnBack`: to the start of this turn. `reset`: a new game. The first yes opens the vote.',
    ),
  z
    .strictObject({ type: z.literal('undo'), ...asked })
    .describe('Takes back my last move where that tells nobody anything.'),
  z.strictObject({ type: z.literal('handBack'), ...asked }).describe('I am back: the bot leaves my seat.'),
  z.strictObject({ type: z.literal('rematch'), ...asked }).describe('After the end: I would play again.'),
  z
    .strictObject({ type: z.literal('pick'), ...asked, back: z.int().min(0).max(15) })
    .describe('Before the game: this face-down Illuminati is mine (R-2.3).'),
  z.strictObject({ type: z.literal('throw'), ...asked }).describe('Before the first turn: I throw my dice (R-2.8).'),
  z
    .strictObject({ type: z.literal('diceCommit'), ...asked, commitment: hex32Schema })
    .describe('Fair dice: the hash of my seed.'),
  z
    .strictObject({ type: z.literal('diceReveal'), ...asked, seed: hex32Schema, key: maybe(hex32Schema) })
    .describe(
      'Fair dice: my seed. `key`: whoever signs tells here the public key the seed was made from (SHA-256 like the commitment, over `illuminice/fair-dice/1/seat-seed` and the key).',
    ),
] as const;

export const tableRequestSchema = z.discriminatedUnion('type', tableRequestSchemas);
export type TableRequest = z.infer<typeof tableRequestSchema>;

/** The same as the table is asked it: `id`, signature and seat are known to whoever passes it on. */
export type SeatRequest = WithoutId<TableRequest>;
type WithoutId<Request> = Request extends TableRequest ? Omit<Request, 'id' | 'signed'> : never;
export type SeatRequestOf<Type extends SeatRequest['type']> = Extract<SeatRequest, { type: Type }>;

export type StandingKind = (typeof STANDING_KINDS)[number];
export type VoteKind = (typeof VOTE_KINDS)[number];
export type SeenRound = z.infer<typeof seenRoundSchema>;
/** What goes with a move of the game. */
export type BesideCommand = Pick<SeatRequestOf<'command'>, 'promise' | 'asks' | 'seen'>;
