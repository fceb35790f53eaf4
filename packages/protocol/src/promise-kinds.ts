import { z } from 'zod';
import { seatSchema as seat } from './fields.ts';
import { promiseTextSchema } from './text.ts';

const maybe = z.exactOptional;
const amount = z.int().min(1).max(1_000_000);
const card = z.int().min(0).max(255);
/** Turns of whoever promises; missing: to the end of the game. */
const turns = maybe(z.int().min(1).max(99));

/** One term of a deal, as whoever gives it would say it to whoever it is given to. What the game can judge of words. */
export const promiseKindSchema = z.discriminatedUnion('kind', [
  z
    .strictObject({ kind: z.literal('stayOut'), target: maybe(card) })
    .describe('I stay out of your next attack, or of your next one on that Group'),
  z.strictObject({ kind: z.literal('pay'), amount }).describe('… MB on my next turn'),
  z
    .strictObject({ kind: z.literal('peace'), turns })
    .describe('I will not attack you for so many of my turns, or to the end of the game'),
  z
    .strictObject({ kind: z.literal('back'), amount, target: maybe(card) })
    .describe('At least so many MB of mine for your next attack, or for your next one on that Group'),
  z
    .strictObject({ kind: z.literal('oppose'), seat, amount })
    .describe('At least so many MB of mine against the next attack of that seat'),
  z
    .strictObject({ kind: z.literal('leave'), group: card, turns })
    .describe('I leave that Group to you: I neither attack it nor pay against your attacks on it'),
  z
    .strictObject({ kind: z.literal('attack'), seat })
    .describe('By the end of my next turn I attack a Group of that seat'),
  z.strictObject({ kind: z.literal('attackGroup'), group: card }).describe('The same, and that Group'),
  z
    .strictObject({ kind: z.literal('stop'), seat })
    .describe('By the end of my next turn I attack a Group of that seat or pay against an attack of theirs'),
  z.strictObject({ kind: z.literal('noPrivilege') }).describe('My next attack is not privileged'),
  z.strictObject({ kind: z.literal('keepSpecial'), special: card, turns }).describe('I do not play that Special'),
]);

/** A promise as it is made: recorded, never enforced. */
export const promiseTermsSchema = z.strictObject({
  text: promiseTextSchema,
  /** What the game can judge of it; any other promise is text alone. */
  promise: maybe(promiseKindSchema),
  secret: maybe(z.boolean()),
});

export type PromiseKind = z.infer<typeof promiseKindSchema>;
export type PromiseTerms = z.infer<typeof promiseTermsSchema>;
